import type { Row } from '../layout/row.ts';

const SHORT = /^[\p{Lu}\d][\p{L}\d/&+\-.]{1,11}$/u;
const IN_BRACKETS = /\((\p{Lu}[\p{L}\d-]{1,9})s?\)/gu;
const WORDS_BEFORE = /(?:[\p{L}\d-]+[ -]){1,8}$/u;

/** Characters. Set by eye on the development protocols. */
const MIN_LONGER = 3;

/** Rows of short form and long form. */
export function listedAbbreviations(rows: Row[]): [short: string, long: string][] {
  return rows.flatMap(({ blocks: [short, long, ...rest] }) =>
    short && long && rest.length === 0 && SHORT.test(short.text) && spells(long.text, short.text)
      ? [[short.text, long.text] satisfies [string, string]]
      : [],
  );
}

/** `upper limit of normal (ULN)` */
export function introducedAbbreviations(text: string): [short: string, long: string][] {
  return [...text.matchAll(IN_BRACKETS)].flatMap(({ 1: short = '', index }) => {
    const from = text.lastIndexOf(')', index) + 1;
    const [before] = WORDS_BEFORE.exec(text.slice(from, index)) ?? [];
    const words = before?.trim().split(/\s+/) ?? [];
    for (let count = 1; count <= words.length; count++) {
      const long = words.slice(-count).join(' ');
      const sameStart = long[0]?.toLowerCase() === short[0]?.toLowerCase();
      if (sameStart && spells(long, short) && long.length >= short.length + MIN_LONGER)
        return [[short, long] satisfies [string, string]];
    }
    return [];
  });
}

/** The letters occur in order in the long form, at least half as initials. */
function spells(long: string, short: string): boolean {
  const letters = short.toLowerCase().replace(/[^a-z]/g, '');
  const text = long.toLowerCase();
  let at = 0;
  let initials = 0;
  for (const letter of letters) {
    const start = text.slice(at).search(new RegExp(`(?<![a-z\\d])${letter}`));
    const next = start === -1 ? text.indexOf(letter, at) : at + start;
    if (next === -1) return false;
    if (start !== -1) initials++;
    at = next + 1;
  }
  return letters.length >= 2 && initials >= Math.ceil(letters.length / 2);
}
