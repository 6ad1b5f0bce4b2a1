import { activityName, withoutNotes } from '../../../../ingestion/passages/activity-name.ts';
import type { QuestionForm } from '../../../question/question.ts';
import type { FoundStatement } from '../../../retrieval/scope.ts';
import type { ChosenSentence } from '../chosen-sentence.ts';
import { saysWindow } from '../../../text/visits.ts';
import type { PlainAnswer } from './answer-in-form.ts';

/** Above a field whose statement merely shares words with the question. */
const SCORE = 1.6;

/** A visit named in the question outweighs every field: its window is not all windows. */
const VISIT_SCORE = 3;

/** Below a sentence that is likely enough: a row that happens to share the question's words must not displace one. */
const CELL_SCORE = 0.04;

/** The rules for visits that are missed or late, where no schedule has the visit. */
const RULES_SCORE = 1.9;

const MOST_RULES = 12;

/** Rows that a question names by grade or level, above the section that they are in. */
const LEVEL_SCORE = 1.8;

type ScheduleForm = Exclude<
  QuestionForm,
  { kind: 'field' | 'event' | 'medicine' | 'eligibility' | 'definition' | 'numbered-section' | 'section' | 'direct' }
>;

/** What the schedule's rows say about an activity or a visit. */
export function scheduleAnswer(form: ScheduleForm, statements: readonly FoundStatement[]): PlainAnswer | null {
  const [statement] = statements;
  if (!statement) return null;
  const { passages, visitHeaders } = statement;
  const rows = passages.map((found) => ({ found, sentence: found.passage.text }));
  switch (form.kind) {
    case 'occasions':
      return { sentences: rows, score: SCORE };
    case 'cell':
      return { sentences: rows, score: form.level === undefined ? CELL_SCORE : LEVEL_SCORE };
    case 'visit-activities':
      return {
        sentences: rows.map((row) => ({
          ...row,
          shown: withoutNotes(activityName(row.sentence), row.found.passage.context.footnotes),
        })),
        score: VISIT_SCORE,
      };
    case 'visit-time': {
      const column = columnOf(statement);
      return column && saysWhen(form, visitHeaders)
        ? { sentences: [column], score: VISIT_SCORE, isSelfContained: true }
        : null;
    }
    case 'off-visit': {
      const column = columnOf(statement);
      const rules = statements
        .filter(({ source }) => source !== 'schedule')
        .flatMap((one) =>
          one.passages.flatMap((found) => found.sentences.map(({ text }) => ({ found, sentence: text }))),
        )
        .slice(0, MOST_RULES);
      const sentences = [...(column && visitHeaders.some(saysWindow) ? [column] : []), ...rules];
      if (sentences.length === 0) return null;
      return { sentences, score: column ? VISIT_SCORE : RULES_SCORE, isSelfContained: true };
    }
  }
}

/** One row's column is enough to show when the visit is; a header by itself says nothing about time. */
function columnOf({ passages, visitHeaders }: FoundStatement): ChosenSentence | null {
  const found = passages.find(({ passage }) =>
    passage.context.marks?.some((one) => one.join() === visitHeaders.join()),
  );
  return found ? { found, sentence: found.passage.text, shown: visitHeaders.join(', ') } : null;
}

function saysWhen({ asksForWindow }: { asksForWindow?: true }, visitHeaders: readonly string[]): boolean {
  return asksForWindow ? visitHeaders.some(saysWindow) : visitHeaders.length > 1;
}
