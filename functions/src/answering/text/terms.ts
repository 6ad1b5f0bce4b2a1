import { withoutSeparators } from '@trialdesk/contract/quantities';
import { stemmer } from 'stemmer';
import { BOUND_SIGNS, COUNTED, COUNTED_BY_LETTER } from './counted.ts';
import { foldSpelling } from './spelling.ts';

const STOP = new Set(
  `a an the and or but if of to in on at by for from with without into onto over under as is are was were be been being am do does did doing done has have had having
  can cannot could may might must shall should will would it its this that these those there here then than so such not no yes we us our you your i me my he him his she her they them their
  what which who whom whose when where why how many much any some all each every other another one ones more most very just also only still even about up down out off back go going gone
  get gets got getting need needs let lets say says said please thanks hi dear want wants know tell ask asking asked find back way per etc via`
    .split(/\s+/)
    .filter(Boolean),
);

/** Do not change a phrase: break his code, break the code. */
const NOT_IN_PHRASES = new Set(
  `a an the is are was were be been being it its this that these those our us we you your i me my he him his she her they them their`.split(
    ' ',
  ),
);

/** Verbs that lose letters before `n't`. */
const CONTRACTED: Record<string, string> = { ca: 'cannot', wo: 'will not', sha: 'shall not' };

const WORD = new RegExp(`[\\p{L}\\d]+(?:[.,'’][\\p{L}\\d]+)*%?|[${BOUND_SIGNS}]`, 'gu');

/** `visits 9, 10 and 11`, `grade 3-4` */
const COUNTS = new RegExp(
  `\\b(${COUNTED.join('|')})s?\\s+((?:\\d{1,3}[a-z]?(?:\\s*(?:,\\s*(?:and|or)?|and|or|to|through|-|–|/)\\s*)?)+)`,
  'g',
);

/** Counts; a longer range is a span of time, not a list of visits. */
const LONGEST_RANGE = 30;

/**
 * Stems in American spelling, numbers without separators, units apart (`15mg` as `15` and `mg`). Visits, days and
 * grades are written out (`V10`, `C1D1`) and repeated with their count (`visit:10`), so that `visit 10` does not match
 * `visit 4`.
 */
export function termsOf(text: string): string[] {
  const plain = normalise(text);
  return [...wordTerms(plain, (word) => !STOP.has(word)), ...countTerms(plain)];
}

/** Keeps small words that distinguish phrases (come off, how soon); adds no counts. */
export function phraseOf(text: string): string[] {
  return wordTerms(normalise(text), (word) => !NOT_IN_PHRASES.has(word));
}

function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\u00AD/g, '')
    .replace(/(\p{L})- (?=\p{Ll})/gu, '$1-')
    .toLowerCase()
    .replace(/\b(ca|wo|sha)n[’']t\b/gu, (_, start: string) => CONTRACTED[start] ?? '')
    .replace(/(?:n[’']t|[’'](?:s|m|d|re|ve|ll))(?!\p{L})/gu, '')
    .replace(/(?<![\p{L}\d])(?:c\d{1,2}\/?d|[vdwcg])\d{1,3}(?![\p{L}\d]|\.\d)/gu, spellOut);
}

function spellOut(point: string): string {
  return point.replace(
    /([vdwcg])(\d+)/g,
    (_, letter: string, count: string) => ` ${COUNTED_BY_LETTER[letter] ?? letter} ${count} `,
  );
}

function wordTerms(plain: string, isKept: (word: string) => boolean): string[] {
  return [...plain.matchAll(WORD)].flatMap(([word]) => (isKept(word) ? termsOfWord(word) : []));
}

function countTerms(plain: string): string[] {
  return [...plain.matchAll(COUNTS)].flatMap(([, thing = '', counts = '']) => termsOfCounts(thing, counts));
}

function termsOfCounts(thing: string, counts: string): string[] {
  const terms = new Set<string>();
  for (const [, from = '', to] of counts.matchAll(/(\d+)(?:\s*(?:to|through|-|–)\s*(\d+))?/g)) {
    const last = to === undefined ? Number(from) : Math.min(Number(to), Number(from) + LONGEST_RANGE);
    for (let count = Number(from); count <= last; count++) terms.add(`${thing}:${count}`);
  }
  return [...terms];
}

function termsOfWord(word: string): string[] {
  const number = /^(\d[\d.,]*)(%|\p{L}+)?$/u.exec(word);
  if (number)
    return [withoutSeparators(number[1] ?? '').replace(/[.,]+$/, ''), ...(number[2] ? [stem(number[2])] : [])];
  // Superscript footnote marks are extracted as part of the word.
  const marked = /^(\p{L}{4,})\d{1,2}(?:,\d{1,2})*$/u.exec(word);
  if (marked) return [word, stem(marked[1] ?? '')];
  return [stem(word.replace(/[.,'’]/g, ''))];
}

/** Documents repeat words; stemming took nearly half of indexing time. */
const stems = new Map<string, string>();
const MAX_STEMS = 100_000;

function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= MAX_STEMS) stems.clear();
  const found = stemmer(foldSpelling(word));
  stems.set(word, found);
  return found;
}

/** Whether the terms of a text have those of a phrase, in order and side by side; no text has an empty one. */
export function includesPhrase(terms: readonly string[], phrase: readonly string[]): boolean {
  return phrase.length > 0 && terms.some((_, at) => phrase.every((term, after) => term === terms[at + after]));
}
