import { stemmer } from 'stemmer';

/** Words that say nothing about what a question is after. */
const STOP = new Set(
  `a an the and or but if of to in on at by for from with without into onto over under as is are was were be been being am do does did doing done has have had having
  can could may might must shall should will would it its this that these those there here then than so such not no yes we us our you your i me my he him his she her they them their
  what which who whom whose when where why how many much any some all each every other another one ones more most very just also only still even about up down out off back go going gone
  get gets got getting need needs let lets say says said please thanks hi dear want wants know tell ask asking asked find back way per etc via`
    .split(/\s+/)
    .filter(Boolean),
);

const WORD = /[\p{L}\d]+(?:[.,'’][\p{L}\d]+)*%?|[≥≤<>±]/gu;

/**
 * The terms of a text for search: words by their stem, numbers whole (`1.5`, `28,000` as `28000`), a number and its
 * unit apart (`15mg` as `15` and `mg`), visits and days spelt out (`V10`, `C1D1`).
 */
export function termsOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .replace(/\u00AD/g, '')
    .replace(/(\p{L})- (?=\p{Ll})/gu, '$1-')
    .toLowerCase()
    .replace(/[’']s\b/g, '');
  return [...plain.matchAll(WORD)].flatMap(([word]) => expand(word)).filter((term) => !STOP.has(term));
}

function expand(word: string): string[] {
  const number = /^(\d[\d.,]*)(%|\p{L}+)?$/u.exec(word);
  if (number) return [normaliseNumber(number[1] ?? ''), ...(number[2] ? [stemmer(number[2])] : [])];
  const point = /^(?:c(\d{1,2}))?(v|d|w|c)(\d{1,3})$/.exec(word);
  if (point) {
    const [, cycle, kind = '', count = ''] = point;
    return [word, ...(cycle ? ['cycl', cycle] : []), TIMEPOINTS[kind] ?? '', count];
  }
  // A footnote's mark sticks to the word it is set at.
  const marked = /^(\p{L}{4,})\d{1,2}(?:,\d{1,2})*$/u.exec(word);
  if (marked) return [word, stemmer(marked[1] ?? '')];
  return [stemmer(word.replace(/[.,'’]/g, ''))];
}

const TIMEPOINTS: Record<string, string> = { v: 'visit', d: 'dai', w: 'week', c: 'cycl' };

function normaliseNumber(number: string): string {
  return number.replace(/,(?=\d{3}\b)/g, '').replace(/[.,]+$/, '');
}
