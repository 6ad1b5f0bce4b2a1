import { isNegated, withoutNegations } from '@trialdesk/contract/negations';
import type { ChangedStatement } from './changed-statements.ts';

const WORD = /\p{L}{2,}|\d+(?:[.,]\d+)*/gu;

/** They say nothing of what a statement is about. */
const SMALL = new Set(
  `a an the of to in on at by for from with as is are was were be been has have had do does may might can could must should shall will would
  it its this that these those any all each than then so such there he she they his her we our you your`.split(/\s+/u),
);

const ENDING = /(?<=\p{L}{3})(?:ing|en|es|ed|e|s|d)$/u;

/** Limits, which are put in other words with and without a negation. */
const LIMIT =
  /\b(?:no|not)\b(?=[^.;]{0,80}\b(?:later|earlier|more|less|fewer|longer|older|younger) than\b)|\bnot (?:to )?exceed\w*|\bnot only\b/giu;

/** An item of a list, whose lead-in or heading may deny it, has none. */
const VERB =
  /\b(?:is|are|was|were|be|been|must|may|can|cannot|should|shall|will|has|have|had|do|does|needs?|requires?|receives?)\b/iu;

/** Share of the words of two statements that both have, from which on they are taken for the same one. Set by hand. */
const ALIKE = 0.6;

interface Claim {
  words: ReadonlySet<string>;
  isNegated: boolean;
}

/**
 * Those that deny what they cite in nearly the same words, or say what it denies: a "not" was dropped or added, or something
 * else is cited. Each once. What is put in quite other words is not compared.
 */
export function reversedStatements(statements: readonly ChangedStatement[]): string[] {
  return [...new Set(statements.filter(isReversed).map(({ text }) => text.trim()))];
}

function isReversed({ text, cited, known }: ChangedStatement): boolean {
  const stated = claimOf(text);
  const grounds = known.flatMap(sentencesOf).filter((sentence) => VERB.test(sentence));
  const alike = grounds.map(claimOf).filter((ground) => likeness(stated, ground) >= ALIKE);
  if (alike.length === 0 || alike.some((ground) => ground.isNegated === stated.isNegated)) return false;
  return !(stated.isNegated && cited.some(({ section }) => /\bexclusion\b/iu.test(section)));
}

function claimOf(text: string): Claim {
  const plain = text.replace(LIMIT, ' ');
  const words = withoutNegations(plain).toLowerCase().match(WORD) ?? [];
  return {
    words: new Set(words.filter((word) => !SMALL.has(word)).map((word) => word.replace(ENDING, ''))),
    isNegated: isNegated(plain),
  };
}

function likeness({ words }: Claim, { words: others }: Claim): number {
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared / Math.max(1, words.size + others.size - shared);
}

function sentencesOf(text: string): string[] {
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment);
}
