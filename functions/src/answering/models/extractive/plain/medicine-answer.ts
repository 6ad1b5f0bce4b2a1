import type { FoundStatement } from '../../../retrieval/scope.ts';
import type { PlainAnswer } from './answer-in-form.ts';

/** A medicine named in the question outweighs every field. */
const SCORE = 3;

/** The entries that say whether a medicine may be taken, else what is said of any that is not prohibited; null without both. */
export function medicineAnswer(statements: readonly FoundStatement[]): PlainAnswer | null {
  const from = (wanted: FoundStatement['source']) => statements.find(({ source }) => source === wanted);
  const entry = from('entry');
  const stated = entry ?? from('leave');
  if (!stated) return null;
  const sentences = stated.passages.flatMap((found) => found.sentences.map(({ text }) => ({ found, sentence: text })));
  return { sentences, score: SCORE, isUncertain: entry === undefined };
}
