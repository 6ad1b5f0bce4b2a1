import { contradicts } from '@trialdesk/contract/polarity';
import type { ChangedStatement } from './changed-statements.ts';

const WORD = /\p{L}{2,}|\d+(?:[.,]\d+)*/gu;

/** They say nothing of what a statement is about. */
const SMALL = new Set(
  `a an the of to in on at by for from with as is are was were be been has have had do does may might can could must should shall will would
  it its this that these those any all each than then so such there he she they their his her we our you your not no`.split(
    /\s+/u,
  ),
);

const ENDING = /(?<=\p{L}{3})(?:ing|es|ed|e|s|d)$/u;

/** Of sections whose heading denies what is listed below it. */
const NEGATED_LIST = /\b(?:exclu|prohibit|not |contraindic|disallow|restrict|ineligib|discontinu|withdraw|stopping)/iu;

/** Those that deny what they cite, or say what it denies: a "not" was dropped or added, or something else is cited. */
export function reversedStatements(statements: readonly ChangedStatement[]): string[] {
  return statements.filter(isReversed).map(({ text }) => text.trim());
}

function isReversed({ text, cited, known }: ChangedStatement): boolean {
  if (cited.some(({ section }) => NEGATED_LIST.test(section))) return false;
  return contradicts(text, known, termsOf);
}

function termsOf(text: string): string[] {
  const words = text.toLowerCase().match(WORD) ?? [];
  return words.filter((word) => !SMALL.has(word)).map((word) => word.replace(ENDING, ''));
}
