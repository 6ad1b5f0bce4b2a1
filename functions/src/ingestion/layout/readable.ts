import type { SegmentedPage } from './segments.ts';

// Set by eye on protocols with broken text layers and on pages of formulas and tables.

/** Shorter pages are accepted. */
const MIN_CHARACTERS = 80;

/** Greatest share of characters without meaning (private use, control, unassigned). */
const MAX_STRANGE = 0.1;

/** With a smaller share of letters, a page is numbers and is accepted. */
const MIN_LETTERS = 0.2;

/** Smallest share of vowels among Latin letters. English has 0.38. */
const MIN_VOWELS = 0.18;

/** Fast path: most pages are nearly all ASCII, none of it strange. */
const PLAIN = /[!-~]+/g;

/**
 * Whether a page is language. Some files store glyph numbers instead of characters: the page looks right, but its text
 * is noise that must be reported and not searched.
 */
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
