import { termsOf } from './terms.ts';

/** More phrases than the lexicon and the abbreviations of the documents in use have. */
const KEPT = 20_000;

const kept = new Map<string, string[]>();

/** The terms of a phrase that is held against every question, from the last time. */
export function termsOfPhrase(phrase: string): string[] {
  const known = kept.get(phrase);
  if (known) return known;
  if (kept.size >= KEPT) kept.clear();
  const terms = termsOf(phrase);
  kept.set(phrase, terms);
  return terms;
}
