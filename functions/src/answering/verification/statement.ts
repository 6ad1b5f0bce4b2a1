/** What a sentence says, taken apart: what it speaks of, and the values that it gives. */
export interface Statement {
  /** Its words but for the smallest ones, and the names that hold a number ("week 4"). */
  words: string[];
  /** In reading order, as amounts in the base unit of their kind. */
  values: Value[];
  isNegated: boolean;
}

export interface Value {
  /** Amount and kind: "72 h" for 3 days. */
  amount: string;
  /** How it bounds, as a sign; empty when it is not said by one. */
  bound: string;
}

/** Words that a number belongs to as a name, not as a value. */
const NAMED =
  /^(?:weeks?|visits?|days?|months?|cycles?|cohorts?|arms?|parts?|grades?|phases?|sections?|tables?|appendix|appendices|figures?|versions?|stages?|groups?|steps?|periods?|levels?|amendments?|types?|classe?s?)$/;

const LISTED = /^(?:and|or|to|through)$/;

/** Units with what one of them is in the base unit of its kind. Months are of no fixed length. */
const UNITS: Record<string, [factor: number, base: string]> = {
  ...units('h', { second: 1 / 3600, minute: 1 / 60, min: 1 / 60, hour: 1, hr: 1, h: 1, day: 24, week: 168 }),
  ...units('months', { month: 1, year: 12 }),
  ...units('mg', { kg: 1_000_000, g: 1_000, mg: 1, mcg: 0.001, µg: 0.001, μg: 0.001, ng: 0.000_001 }),
  ...units('ml', { l: 1_000, dl: 100, ml: 1, milliliter: 1, liter: 1_000 }),
  ...units('%', { '%': 1, percent: 1 }),
};

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const NEGATION = /^(?:not|no|never|cannot|without|neither|nor)$/;

const SMALL =
  /^(?:a|an|the|of|in|on|at|by|for|to|and|or|is|are|be|been|was|were|will|shall|should|must|may|can|has|have|had|with|within|from|as|that|this|these|those|it|its|each|per|than|then)$/;

const TOKEN = /\d+(?:[.,]\d+)*|\p{L}+(?:['’-]\p{L}+)*|[<>≤≥±%]/gu;

/** Takes a sentence apart. */
export function statementOf(sentence: string): Statement {
  const tokens = sentence.normalize('NFKC').toLowerCase().match(TOKEN) ?? [];
  const statement: Statement = { words: [], values: [], isNegated: false };
  let name = '';
  let bound = '';
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    const number = numberOf(token);
    if (number !== null && name !== '') statement.words.push(`${name} ${number}`);
    else if (number !== null) {
      const unit = UNITS[tokens[at + 1] ?? ''];
      if (unit) at += 1;
      statement.values.push({ amount: unit ? `${rounded(number * unit[0])} ${unit[1]}` : String(number), bound });
      bound = '';
    } else if (/^[<>≤≥±]$/.test(token)) bound = token;
    else if (NEGATION.test(token)) statement.isNegated = !statement.isNegated;
    else if (NAMED.test(token)) name = token.replace(/s$/, '');
    else if (!(name !== '' && LISTED.test(token))) {
      name = '';
      bound = '';
    }
    const isWord = number === null && !SMALL.test(token) && !NEGATION.test(token) && /\p{L}/u.test(token);
    if (isWord) statement.words.push(token.replace(/s$/, ''));
  }
  return statement;
}

function numberOf(token: string): number | null {
  const word = NUMBERS.indexOf(token);
  if (word !== -1) return word;
  return /^\d/.test(token) ? Number(token.replace(/,(?=\d{3}\b)/g, '').replace(',', '.')) : null;
}

/** Units are multiplied in floating point: equal amounts must read the same. */
function rounded(amount: number): number {
  return Number(amount.toPrecision(9));
}

function units(base: string, factors: Record<string, number>): Record<string, [number, string]> {
  return Object.fromEntries(
    Object.entries(factors).flatMap(([unit, factor]): [string, [number, string]][] => [
      [unit, [factor, base]],
      [`${unit}s`, [factor, base]],
    ]),
  );
}
