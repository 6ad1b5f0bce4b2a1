import { numberInWords } from '@trialdesk/contract/quantities';

/**
 * Share of common words from which two sentences say the same, if their numbers agree. Set by eye on real protocols.
 */
const ALIKE = 0.85;

/** Words; shorter sentences are alike only if they are equal. */
const SHORTEST = 4;

const WORD = /\d+(?:[.,]\d+)*|\p{L}+|[<>≤≥±%]/gu;

const PLURAL = /^(\p{L}{3,}[^s])s$/u;

const NEGATION = /^(?:not|no|never|cannot|without|neither|nor|unless|except)$/;

/** Words that sentences saying the same have in each other's place. */
const INTERCHANGEABLE = new Set(
  `a an the this that these those any all each every of to in on at by for with as per and it its they their he she his her
  is are was were be been being will shall must should has have had do does study trial subject patient participant
  drug treatment medication medicine product intervention investigational also only eg ie e g i section see table`.split(
    /\s+/u,
  ),
);

/**
 * In nearly the same words, with the same numbers and negations, and without a word that has another in its place: what is
 * said of capsules is not said of tablets, nor `before` of what is `after`.
 */
export function isAlike(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  if (decisive(words) !== decisive(others)) return false;
  if (Math.min(words.length, others.length) < SHORTEST) return words.join() === others.join();
  const [own, left] = [without(words, others), without(others, words)];
  const common = words.length - own.length;
  if ((2 * common) / (words.length + others.length) < ALIKE) return false;
  return !(own.some(isDistinctive) && left.some(isDistinctive));
}

/** The words that the others lack, each as often as it is missing. */
function without(words: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

function isDistinctive(word: string): boolean {
  return !INTERCHANGEABLE.has(word);
}

function wordsOf(text: string): string[] {
  const words = text.normalize('NFKC').toLowerCase().match(WORD) ?? [];
  return words.map((word) => word.replace(PLURAL, '$1'));
}

/** The words that must not differ. */
function decisive(words: readonly string[]): string {
  return words
    .filter((word) => !/^\p{L}/u.test(word) || numberInWords(word) !== undefined || NEGATION.test(word))
    .join();
}
