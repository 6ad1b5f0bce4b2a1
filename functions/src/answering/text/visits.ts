/** `all study visits`, `each scheduled visit`, `visits after Week 36` */
export const EVERY_VISIT =
  /\b(?:all|each|every|any|scheduled|planned|study|subsequent) (?:\w+ ){0,2}visits?\b|\bvisits (?:after|from|before|until|up to)\b/i;

const NUMBERED = /\bv(?:isits?)?((?:(?:\s*,)?(?:\s*(?:and|or|to|through|&|[-–]))?\s*\d+)+)/giu;
const BY_TIME = /\b(week|cycle|day|month)\s?(-?\d+)(?=\s+visits?\b)/giu;
/** `I-2 and I-4 visits`: a letter for the period, then the visit's number or week. */
const BY_PERIOD = /(?<![\p{L}\d-])[A-Z]-(\d+)(?=(?:(?:,? (?:and|or|to)|,) [A-Z]-\d+)* visits?\b)/gu;
const BY_CYCLE = /\bC(\d+)\/?D(\d+)\b/gu;
const IN_HEADER = /\b(visit|week|cycle|day|month)\s?(-?\d+)/giu;

/** The visits that a sentence names, in lower case: `visit 8`, `week 12`, `c3d1`; those of a range each. */
export function visitsIn(sentence: string): string[] {
  const numbered = [...sentence.matchAll(NUMBERED)].flatMap(([, numbers = '']) =>
    rangesIn(numbers).map((number) => `visit ${number}`),
  );
  const byPeriod = [...sentence.matchAll(BY_PERIOD)].flatMap(([, number]) => [`visit ${number}`, `week ${number}`]);
  return [...numbered, ...named(sentence, BY_TIME), ...byPeriod, ...byCycle(sentence)];
}

/** The names of one visit, from the headers of its column. */
export function visitNames(headers: readonly string[]): string[] {
  return headers.flatMap((header) => [...named(header, IN_HEADER), ...byCycle(header)]);
}

function byCycle(text: string): string[] {
  return [...text.matchAll(BY_CYCLE)].map(([, cycle, day]) => `c${cycle}d${day}`);
}

function named(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, unit = '', number = '']) => `${unit.toLowerCase()} ${number}`);
}

/** Longer ones are no visits. */
const LONGEST_RANGE = 50;

function rangesIn(numbers: string): number[] {
  return numbers.split(/,|and|or|&/u).flatMap((part) => {
    const [first, last = first] = [...part.matchAll(/\d+/gu)].map(Number);
    if (first === undefined || last === undefined) return [];
    const length = last - first;
    return length > 0 && length < LONGEST_RANGE ? Array.from({ length: length + 1 }, (_, at) => first + at) : [first];
  });
}

const WINDOW = /±|\+\s?\/?\s?[-−–]?\s?\d|\bwindow/i;

/** Whether a header gives the visit's window: `±3 days`, `Window (days) +7`. */
export function saysWindow(header: string): boolean {
  return WINDOW.test(header);
}
