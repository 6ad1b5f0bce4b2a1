import { numberInWords, unitOf, withoutSeparators } from './quantities.ts';

interface Figure {
  number: string;
  /** Null if unknown: a column header has it, or the number is the lower end of a range. */
  unit: string | null;
}

/** With its minus, unless that is a hyphen or the dash of a range. */
const NUMBER = /(?:(?<![\p{L}\d).])-)?\d+(?:\.\d+)*/gu;

const WORD = /(?<![\p{L}\d-])[a-z]+(?:-[a-z]+)?(?=\s)/gu;

/**
 * With a scheme, `www.`, an `@`, or bare: labels of two characters or more and an ending of letters, which leaves out
 * `e.g.`, `i.v.` and `3.1`. A sentence whose full stop is followed by no space looks the same, and is better checked.
 */
const ADDRESS =
  /[a-z][a-z\d+.-]*:\/\/[^\s<>"')\]]+|www\.[^\s<>"')\]]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\p{L}\d.@-])(?=[\p{L}\d-]*\p{L})[\p{L}\d][\p{L}\d-]+(?:\.[\p{L}\d][\p{L}\d-]*)*\.(?:xn--[a-z\d-]+|\p{L}{2,})(?![\p{L}\d])(?:[:/?#][^\s<>"')\]]*)?/gu;

/** `mg` or `mg/kg` at the start of a text. */
const UNIT = /^[\s-]?([°%\p{L}]+2?)(?:\/(\p{L}+2?))?(?![\p{L}\d])/u;

const UNIT_CHARACTERS = 40;

/** Numbers with units, web and mail addresses that are not in the grounds: readers act on these. */
export function unfoundedValues(sentence: string, grounds: string): string[] {
  const [stated, known] = [comparable(sentence), comparable(grounds)];
  const [values, addresses] = [valuesIn(known), new Set(addressesIn(known))];
  return [
    ...valuesIn(stated)
      .filter((value) => !values.some((other) => isSame(value, other)))
      .map(({ number, unit }) => (unit === null ? number : `${number} ${unit}`)),
    ...addressesIn(stated).filter((address) => !addresses.has(address)),
  ];
}

/** Of an unfounded value. */
export function isAddress(value: string): boolean {
  return addressesIn(value).length > 0;
}

/** Without the punctuation of the sentence around them. */
function addressesIn(text: string): string[] {
  return (text.match(ADDRESS) ?? []).map((address) => address.replace(/[.,;:!?]+$/, ''));
}

function isSame(stated: Figure, known: Figure): boolean {
  return stated.number === known.number && (stated.unit === null || known.unit === null || stated.unit === known.unit);
}

function comparable(text: string): string {
  return withoutSeparators(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\u2010\u2011\u2212]/g, '-'),
  ).replace(/\s+per\s+|\s*\/\s*(?!\/)/g, '/');
}

/** In words only before a unit: "seven days", not "one of them". */
function valuesIn(text: string): Figure[] {
  const inWords = [...text.matchAll(WORD)].flatMap((match) => {
    const number = numberInWords(match[0]);
    const unit = unitAt(text, match.index + match[0].length);
    return number === undefined || unit === null ? [] : [{ number: String(number), unit }];
  });
  const inDigits = [...text.matchAll(NUMBER)].map((match) => ({
    number: /^-?\d+(?:\.\d+)?$/.test(match[0]) ? String(Number(match[0])) : match[0],
    unit: unitAt(text, match.index + match[0].length),
  }));
  return [...inWords, ...inDigits];
}

/** `mg/day` equals `mg`: rates over time are worded in many ways. */
function unitAt(text: string, at: number): string | null {
  const [, first = '', second = ''] = UNIT.exec(text.slice(at, at + UNIT_CHARACTERS)) ?? [];
  const unit = unitOf(first);
  const per = unitOf(second);
  if (!unit) return null;
  return !per || per.isTime ? unit.name : `${unit.name}/${per.name}`;
}
