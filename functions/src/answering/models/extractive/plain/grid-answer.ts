import type { StudyField } from '../../../../ingestion/facts/study-fields.ts';
import type { FoundStatement } from '../../../retrieval/scope.ts';
import type { PlainAnswer } from './plain-answer.ts';

/** Above this many rows the table itself is the better answer. */
const MOST_ROWS = 25;

/** The rows and sentences of the section that says most about a field; null when none does. */
export function gridAnswer({ holds }: StudyField, statements: readonly FoundStatement[]): PlainAnswer | null {
  const [best] = statements
    .map(({ fit, passages }) => ({
      fit,
      sentences: passages.flatMap((found) =>
        found.sentences.filter(({ text }) => !holds || holds.test(text)).map(({ text }) => ({ found, sentence: text })),
      ),
    }))
    .filter(({ sentences }) => sentences.length > 0)
    .sort((a, b) => b.sentences.length - a.sentences.length);
  return best ? { sentences: best.sentences.slice(0, MOST_ROWS), score: 1 + best.fit } : null;
}
