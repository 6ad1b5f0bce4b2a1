import type { StudyField } from '../../../../ingestion/facts/study-fields.ts';
import type { FoundPassage, FoundStatement } from '../../../retrieval/scope.ts';
import { columnsStating } from '../../../retrieval/stated-columns.ts';
import { EVERY_VISIT } from '../../../text/visits.ts';
import type { PlainAnswer } from './answer-in-form.ts';
import { columnsAnswer } from './stated-columns.ts';

/** Above this many rows the table itself is the better answer. */
const MOST_ROWS = 25;

/** Sentences beside the columns of a schedule, which say the same of each visit. */
const MOST_BESIDE_COLUMNS = 3;

/**
 * The sentences and rows of the section that says most about a field, with the columns of the schedules that state it; null
 * when none does. If the question names visits, those that name them, else those on every visit.
 */
export function gridAnswer(
  field: StudyField,
  asked: { question: string; statements: readonly FoundStatement[]; columns: readonly FoundStatement[] },
): PlainAnswer | null {
  const named = namedVisits(asked.question);
  const isNamed = (text: string) => named.every((visit) => visit.test(text));
  const columns = columnsAnswer(field, asked.columns, isNamed);
  const isMeant = (found: FoundPassage) => columns === null || columnsStating(field, found).length === 0;
  const stating = (text: string) => !field.holds || field.holds.test(text);
  const naming = fullest(asked.statements, (text, found) => isMeant(found) && stating(text) && isNamed(text));
  if (columns) return withColumns(naming, columns);
  if (naming || named.length === 0) return naming;
  return fullest(asked.statements, (text) => stating(text) && EVERY_VISIT.test(text));
}

/** With what the text says of all visits, else of windows; a table with many rows says it of each visit itself. */
function withColumns(text: PlainAnswer | null, columns: PlainAnswer): PlainAnswer {
  const stated = text?.sentences ?? [];
  const rows = stated.filter(({ found }) => found.passage.kind === 'table');
  if (text && rows.length > MOST_BESIDE_COLUMNS) return text;
  const ofAll = stated.filter(({ sentence }) => EVERY_VISIT.test(sentence));
  const general = ofAll.length > 0 ? ofAll : stated.filter(({ sentence }) => /\bwindows?\b/iu.test(sentence));
  return { ...columns, sentences: [...general.slice(0, MOST_BESIDE_COLUMNS), ...columns.sentences] };
}

function fullest(
  statements: readonly FoundStatement[],
  isMeant: (text: string, found: FoundPassage) => boolean,
): PlainAnswer | null {
  const [best] = statements
    .map(({ fit, passages }) => ({
      fit,
      sentences: passages.flatMap((found) =>
        found.sentences.filter(({ text }) => isMeant(text, found)).map(({ text }) => ({ found, sentence: text })),
      ),
    }))
    .filter(({ sentences }) => sentences.length > 0)
    .sort((a, b) => b.sentences.length - a.sentences.length);
  return best ? { sentences: best.sentences.slice(0, MOST_ROWS), score: 1 + best.fit } : null;
}

/** `I-2`, `week 13`: the answer must name them. */
function namedVisits(question: string): RegExp[] {
  const names = question.match(/\b(?:\p{L}{1,2}-\d+|(?:visit|week|day|cycle|month) ?\d+)\b/giu) ?? [];
  return names.map((name) => new RegExp(`(?<![\\p{L}\\d])${name.replace(' ', ' ?')}(?!\\d)`, 'iu'));
}
