import type { SegmentedPage } from './segments.ts';

// Shares of characters, set by eye on broken text layers and on pages of formulas and tables.

const MIN_CHARACTERS = 80;

/** Private use, control and unassigned characters. */
const MAX_STRANGE = 0.1;

/** Pages with fewer letters are numbers and accepted. */
const MIN_LETTERS = 0.2;

/** Of Latin letters. English has 0.38. */
const MIN_VOWELS = 0.18;

/** Skips the regex below for most characters. */
const PLAIN = /[!-~]+/g;

/** Some files store glyph numbers instead of characters: the page looks right, but its text is noise. */
export function isReadable(page: SegmentedPage): boolean {
  const text = page.segments.map((segment) => segment.text).join(' ');
  const visible = text.replace(/\s/gu, '');
  if (visible.length < MIN_CHARACTERS) return true;
  const strange = visible.replace(PLAIN, '').match(/[\p{Co}\p{Cc}\p{Cn}\uFFFD]/gu)?.length ?? 0;
  const letters = visible.match(/\p{L}/gu)?.length ?? 0;
  if (strange > MAX_STRANGE * visible.length) return false;
  if (letters < MIN_LETTERS * visible.length) return true;
  const vowels = visible.match(/[aeiouyàáâäèéêëìíîïòóôöùúûü]/giu)?.length ?? 0;
  return !/^[\p{Script=Latin}\P{L}]*$/u.test(visible) || vowels > MIN_VOWELS * letters;
}
