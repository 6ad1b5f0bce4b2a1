import type { SegmentedPage } from './segments.ts';

// Set by eye on protocols with broken text layers and on pages of formulas and tables.

/** Shorter pages, in characters, are not judged. */
const MIN_CHARACTERS = 80;

/** A larger share of characters without a meaning makes a page unreadable. */
const MAX_STRANGE = 0.1;

/** A page with a smaller share of letters is one of numbers, which are not judged. */
const MIN_LETTERS = 0.2;

/** Share of vowels among the letters of Latin script, at least. English has 0.38. */
const MIN_VOWELS = 0.18;

/** Most pages are nearly all of these, and none of them is strange. */
const PLAIN = /[!-~]+/g;

/**
 * Whether the text of a page is language. Some files keep glyph numbers instead of characters: such a page looks right,
 * but its text is noise that must be reported as unreadable and not searched.
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
