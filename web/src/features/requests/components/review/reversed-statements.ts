import { isNegated, withoutNegations } from '@trialdesk/contract/negations';
import type { ChangedStatement } from './changed-statements.ts';
import { contentWords } from './content-words.ts';
import { PREFIX, sidesIn, withoutPairs } from './opposites.ts';
import { opposedSides, type Side } from './sides.ts';
import { withPlainLimits } from './value-limits.ts';

const NOT_ONLY = /\bnot only\b/giu;

/** An item of a list, whose lead-in or heading may deny it, has none. */
const VERB =
  /\b(?:is|are|was|were|be|been|must|may|can|cannot|should|shall|will|has|have|had|do|does|needs?|requires?|receives?)\b/iu;

const EXCLUSION = /\bexclusion\b/iu;

const ENDING_CRITERIA = /\b(?:withdrawal|discontinuation|stopping)\b/iu;

/** Share of the words of two statements that both have, from which on they are taken for the same one. Set by hand. */
const ALIKE = 0.6;

/** The same of the words of a statement that is part of what it cites. */
const CONTAINED = 0.75;

const FEWEST_SHARED = 3;

interface Claim {
  words: readonly string[];
  isNegated: boolean;
  sides: readonly Side[];
}

/** A sentence of what is cited. */
interface Ground extends Claim {
  isItem: boolean;
  /** Whether it denies what it says, or what stands above it may. */
  isDenied: boolean;
}

/**
 * Those that deny what they cite in nearly the same words, or say what it denies, or have the opposite of one of its words:
 * somebody has changed that, or cites something else. Each once. What is put in quite other words is not compared.
 */
export function reversedStatements(statements: readonly ChangedStatement[]): string[] {
  return [...new Set(statements.filter(isReversed).map(({ text }) => text.trim()))];
}

function isReversed({ text, cited, known }: ChangedStatement): boolean {
  const stated = claimOf(text);
  const near = known.flatMap((each) => groundsIn(each, cited)).filter((ground) => isNear(stated, ground));
  const opposed = opposedSides(
    stated.sides,
    near.flatMap(({ sides }) => sides),
  );
  const isOpposed = (ground: Ground) =>
    opposedSides(opposed, ground.sides).some(({ of }) => of !== null || isAlike(stated, ground));
  if (near.some((ground) => isOpposed(ground) && ground.isDenied === stated.isNegated)) return true;
  const alike = near.filter((ground) => !ground.isItem && isAlike(stated, ground));
  // A negation and an opposite together say the same again: "not above" is "up to".
  const isSaid = (ground: Ground) => ground.isNegated === stated.isNegated || isOpposed(ground);
  if (alike.length === 0 || alike.some(isSaid)) return false;
  return !(stated.isNegated && cited.some(({ section }) => EXCLUSION.test(section)));
}

function groundsIn(text: string, cited: ChangedStatement['cited']): Ground[] {
  const sentences = sentencesOf(text);
  const isExcluding = cited.some(({ section }) => EXCLUSION.test(section) || ENDING_CRITERIA.test(section));
  const isDenying =
    cited.some(({ section }) => isNegated(section)) ||
    sentences.some((sentence) => /:\s*$/u.test(sentence) && isNegated(sentence));
  return sentences.map((sentence) => {
    const claim = claimOf(sentence);
    const isItem = !VERB.test(sentence);
    return { ...claim, isItem, isDenied: claim.isNegated || isExcluding || (isDenying && isItem) };
  });
}

function claimOf(text: string): Claim {
  const plain = withPlainLimits(text).replace(NOT_ONLY, ' ');
  const rest = withoutPairs(plain);
  return { words: contentWords(withoutNegations(rest)), isNegated: isNegated(rest), sides: sidesIn(plain) };
}

function isNear(stated: Claim, ground: Claim): boolean {
  const { shared, own } = compared(stated, ground);
  return isAlike(stated, ground) || (shared >= FEWEST_SHARED && shared / own >= CONTAINED);
}

function isAlike(stated: Claim, ground: Claim): boolean {
  const { shared, own, others } = compared(stated, ground);
  return shared / Math.max(1, own + others - shared) >= ALIKE;
}

/** How many words two claims have in common, and each has, without those of which one has "un-" and the other has not. */
function compared(one: Claim, other: Claim): { shared: number; own: number; others: number } {
  const opposed = opposedSides(one.sides, other.sides).flatMap(({ pair, of }) =>
    pair === PREFIX && of !== null ? [of] : [],
  );
  const wordsOf = ({ words }: Claim) => new Set(words.filter((word) => !opposed.some((each) => word.endsWith(each))));
  const [own, others] = [wordsOf(one), wordsOf(other)];
  return { shared: [...own].filter((word) => others.has(word)).length, own: own.size, others: others.size };
}

function sentencesOf(text: string): string[] {
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment);
}
