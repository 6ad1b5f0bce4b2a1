import { activityName } from '../../../../ingestion/passages/activity-name.ts';
import type { QuestionForm } from '../../../question/question.ts';
import type { FoundStatement } from '../../../retrieval/scope.ts';
import type { PlainAnswer } from './answer-in-form.ts';

/** Above a field whose statement merely shares words with the question. */
const SCORE = 1.6;

/** A visit named in the question outweighs every field: its window is not all windows. */
const VISIT_SCORE = 3;

/** Below a sentence that is likely enough: a row that happens to share the question's words must not displace one. */
const CELL_SCORE = 0.04;

/** How headers give a visit's window: `±3 days`, `Window (days) +7` */
const SAYS_WINDOW = /±|\+\s?\/?\s?[-−–]?\s?\d|\bwindow/i;

/** Rows that a question names by grade or level, above the section that they are in. */
const LEVEL_SCORE = 1.8;

type ScheduleForm = Exclude<
  QuestionForm,
  { kind: 'field' | 'medicine' | 'eligibility' | 'numbered-section' | 'section' | 'direct' }
>;

/** What the schedule's rows say about an activity or a visit. */
export function scheduleAnswer(form: ScheduleForm, [statement]: readonly FoundStatement[]): PlainAnswer | null {
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
        sentences: rows.map((row) => ({ ...row, shown: activityName(row.sentence) })),
        score: VISIT_SCORE,
      };
    case 'visit-time': {
      // One row's column is enough to show when the visit is; a header by itself says nothing about time.
      const row = rows.find(({ found }) =>
        found.passage.context.marks?.some((one) => one.join() === visitHeaders.join()),
      );
      if (!row || !saysWhen(form, visitHeaders)) return null;
      return { sentences: [{ ...row, shown: visitHeaders.join(', ') }], score: VISIT_SCORE };
    }
  }
}

function saysWhen({ asksForWindow }: { asksForWindow?: true }, visitHeaders: readonly string[]): boolean {
  return asksForWindow ? visitHeaders.some((header) => SAYS_WINDOW.test(header)) : visitHeaders.length > 1;
}
