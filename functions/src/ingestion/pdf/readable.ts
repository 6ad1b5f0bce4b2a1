import type { SegmentedPage } from '../layout/layout.ts';

/** A page needs so many characters before it can be judged. */
const ENOUGH = 80;

/** Nothing among these is strange, and nearly all of most pages is of them. */
const PLAIN = /[!-~]+/g;

/**
 * Whether a page's text is language. Some files keep the numbers of glyphs instead of characters: the page looks right
 * and its text is noise, which must be named as unreadable instead of being searched.
 */
export function isReadable(page: SegmentedPage): boolean {
  const text = page.segments.map((segment) => segment.text).join(' ');
  const visible = text.replace(/\s/gu, '');
  if (visible.length < ENOUGH) return true;
  const strange = visible.replace(PLAIN, '').match(/[\p{Co}\p{Cc}\p{Cn}\uFFFD]/gu)?.length ?? 0;
  const letters = visible.match(/\p{L}/gu)?.length ?? 0;
  if (strange > 0.1 * visible.length) return false;
  if (letters < 0.2 * visible.length) return true;
  const vowels = visible.match(/[aeiouyàáâäèéêëìíîïòóôöùúûü]/giu)?.length ?? 0;
  return !/^[\p{Script=Latin}\P{L}]*$/u.test(visible) || vowels > 0.18 * letters;
}
