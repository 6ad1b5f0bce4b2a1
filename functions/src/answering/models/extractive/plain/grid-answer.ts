import type { StudyField } from '../../../../ingestion/facts/study-fields.ts';
import type { FoundStatement } from '../../../retrieval/scope.ts';
import { EVERY_VISIT } from '../../../text/visits.ts';
import type { PlainAnswer } from './answer-in-form.ts';

/** Above this many rows the table itself is the better answer. */
const MOST_ROWS = 25;

/**
 * The rows and sentences of the section that says most about a field; null when none does. If the question names visits,
 * those that name them, else those on every visit.
 */
export function gridAnswer(
  { holds }: StudyField,
  { question, statements }: { question: string; statements: readonly FoundStatement[] },
): PlainAnswer | null {
  const named = namedVisits(question);
  const stating = (text: string) => !holds || holds.test(text);
  const naming = fullest(statements, (text) => stating(text) && named.every((visit) => visit.test(text)));
  if (naming || named.length === 0) return naming;
  return fullest(statements, (text) => stating(text) && EVERY_VISIT.test(text));
}

function fullest(statements: readonly FoundStatement[], isMeant: (text: string) => boolean): PlainAnswer | null {
  const [best] = statements
    .map(({ fit, passages }) => ({
      fit,
      sentences: passages.flatMap((found) =>
        found.sentences.filter(({ text }) => isMeant(text)).map(({ text }) => ({ found, sentence: text })),
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
