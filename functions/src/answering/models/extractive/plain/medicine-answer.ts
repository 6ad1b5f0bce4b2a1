import type { FoundStatement } from '../../../retrieval/scope.ts';
import type { PlainAnswer } from './answer-in-form.ts';

/** A medicine named in the question outweighs every field. */
const SCORE = 3;

/** The entries that say whether a medicine may be taken; null when none does. */
export function medicineAnswer({ source, passages }: FoundStatement): PlainAnswer | null {
  if (source !== 'entry') return null;
  const sentences = passages.flatMap((found) => found.sentences.map(({ text }) => ({ found, sentence: text })));
  return { sentences, score: SCORE };
}
