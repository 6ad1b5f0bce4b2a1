import { numberInWords } from '@trialdesk/contract/quantities';

/**
 * Share of common words from which two sentences say the same, if their numbers agree. Set by eye on real protocols.
 */
const ALIKE = 0.85;

/** Words; shorter sentences are alike only if they are equal. */
const SHORTEST = 4;

const WORD = /\d+(?:[.,]\d+)*|\p{L}+|[<>≤≥±%]/gu;

const NEGATION = /^(?:not|no|never|cannot|without|neither|nor|unless|except)$/;

/** In nearly the same words, with the same numbers and negations. */
export function isAlike(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  if (decisive(words) !== decisive(others)) return false;
  if (Math.min(words.length, others.length) < SHORTEST) return words.join() === others.join();
  const left = [...others];
  const common = words.filter((word) => {
    const at = left.indexOf(word);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  }).length;
  return (2 * common) / (words.length + others.length) >= ALIKE;
}

function wordsOf(text: string): string[] {
  return text.normalize('NFKC').toLowerCase().match(WORD) ?? [];
}

/** The words that must not differ. */
function decisive(words: readonly string[]): string {
  return words
    .filter((word) => !/^\p{L}/u.test(word) || numberInWords(word) !== undefined || NEGATION.test(word))
    .join();
}
