import { stemmer } from 'stemmer';
import { foldSpelling } from './spelling.ts';

/** Words that say nothing about what a question is after. */
const STOP = new Set(
  `a an the and or but if of to in on at by for from with without into onto over under as is are was were be been being am do does did doing done has have had having
  can could may might must shall should will would it its this that these those there here then than so such not no yes we us our you your i me my he him his she her they them their
  what which who whom whose when where why how many much any some all each every other another one ones more most very just also only still even about up down out off back go going gone
  get gets got getting need needs let lets say says said please thanks hi dear want wants know tell ask asking asked find back way per etc via`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that may stand in a phrase without making it another one: to break his code is to break the code. */
const SILENT = new Set(
  `a an the is are was were be been being it its this that these those our us we you your i me my he him his she her they them their`.split(
    ' ',
  ),
);

const WORD = /[\p{L}\d]+(?:[.,'’][\p{L}\d]+)*%?|[≥≤<>±]/gu;

/** Something counted, and the counts that follow: `visits 9, 10 and 11`, `grade 3-4`, `day 15`. */
const COUNTED =
  /\b(visit|day|week|month|cycle|grade|cohort)s?\s+((?:\d{1,3}[a-z]?(?:\s*(?:,\s*(?:and|or)?|and|or|to|through|-|–|\/)\s*)?)+)/g;

/**
 * The terms of a text for search: words by their stem, numbers whole (`1.5`, `28,000` as `28000`), a number and its
 * unit apart (`15mg` as `15` and `mg`), visits, days and grades spelt out (`V10`, `C1D1`, `G4`) and once more together
 * with their count (`visit:10`), so that one is not taken for another. British spelling counts as American.
 */
export function termsOf(text: string): string[] {
  const plain = plainly(text);
  return [...wordsOf(plain, (word) => !STOP.has(word)), ...countsOf(plain)];
}

/** The words of a text by their stem as in `termsOf`, but with all that tells one phrase from another (come off, how soon). */
export function phraseOf(text: string): string[] {
  return wordsOf(plainly(text), (word) => !SILENT.has(word));
}

function plainly(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\u00AD/g, '')
    .replace(/(\p{L})- (?=\p{Ll})/gu, '$1-')
    .toLowerCase()
    .replace(/(?:n[’']t|[’'](?:s|m|d|re|ve|ll))(?!\p{L})/gu, '')
    .replace(/(?<![\p{L}\d])(?:c\d{1,2}\/?d|[vdwcg])\d{1,3}(?![\p{L}\d]|\.\d)/gu, spellOut);
}

function wordsOf(plain: string, counts: (word: string) => boolean): string[] {
  return [...plain.matchAll(WORD)].flatMap(([word]) => (counts(word) ? expand(word) : []));
}

function countsOf(plain: string): string[] {
  return [...plain.matchAll(COUNTED)].flatMap(([, thing = '', counts = '']) => counted(thing, counts));
}

function spellOut(point: string): string {
  return point.replace(/([vdwcg])(\d+)/g, (_, kind: string, count: string) => ` ${COUNTED_AS[kind] ?? kind} ${count} `);
}

const COUNTED_AS: Record<string, string> = { v: 'visit', d: 'day', w: 'week', c: 'cycle', g: 'grade' };

/** Each of the counts in a list, and those between the ends of a range. */
function counted(thing: string, counts: string): string[] {
  const named = new Set<string>();
  for (const [, from = '', to] of counts.matchAll(/(\d+)(?:\s*(?:to|through|-|–)\s*(\d+))?/g)) {
    const last = to === undefined ? Number(from) : Math.min(Number(to), Number(from) + LONGEST_RANGE);
    for (let count = Number(from); count <= last; count++) named.add(`${thing}:${count}`);
  }
  return [...named];
}

/** A range longer than this names its ends only in name. */
const LONGEST_RANGE = 30;

function expand(word: string): string[] {
  const number = /^(\d[\d.,]*)(%|\p{L}+)?$/u.exec(word);
  if (number) return [normaliseNumber(number[1] ?? ''), ...(number[2] ? [stem(number[2])] : [])];
  // A footnote's mark sticks to the word it is set at.
  const marked = /^(\p{L}{4,})\d{1,2}(?:,\d{1,2})*$/u.exec(word);
  if (marked) return [word, stem(marked[1] ?? '')];
  return [stem(word.replace(/[.,'’]/g, ''))];
}

function stem(word: string): string {
  return stemmer(foldSpelling(word));
}

function normaliseNumber(number: string): string {
  return number.replace(/,(?=\d{3}\b)/g, '').replace(/[.,]+$/, '');
}
