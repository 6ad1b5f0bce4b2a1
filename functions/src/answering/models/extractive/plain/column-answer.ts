import type { FoundStatement } from '../../../retrieval/scope.ts';
import type { PlainAnswer } from './answer-in-form.ts';

/** Above a sentence that shares the question's words. */
const SCORE = 0.06;

/** Above this many rows the table itself is the better answer. */
const MOST_ROWS = 40;

/** What a table lists under the header that a question asks for, row by row. */
export function columnAnswer({ heading, passages }: FoundStatement): PlainAnswer | null {
  const sentences = passages.flatMap((found) => {
    const cell = found.passage.context.cells?.find(({ header }) => header === heading)?.text;
    return cell === undefined ? [] : [{ found, sentence: found.passage.text, shown: `${heading}: ${cell}` }];
  });
  return sentences.length > 0 && sentences.length <= MOST_ROWS ? { sentences, score: SCORE } : null;
}
