/** In characters; a shorter word says little alone. */
const WORD = 3;

/**
 * Of a search, in lower case, each found by itself: its words, but one that is short or begins with a digit together with
 * the one before it, as typed. `Missed week 4` is `missed` and `week 4`. A text that contains the search has all parts.
 */
export function partsOfSearch(search: string): string[] {
  const text = search.toLowerCase();
  const parts: { start: number; end: number }[] = [];
  for (const { 0: word, index: start } of text.matchAll(/\S+/gu)) {
    const [before, end] = [parts.at(-1), start + word.length];
    const isAlone = word.length >= WORD && !/^\d/u.test(word) && (!before || before.end - before.start >= WORD);
    if (isAlone || !before) parts.push({ start, end });
    else before.end = end;
  }
  return parts.map(({ start, end }) => text.slice(start, end));
}

/** Whether each part of a search is in some of the texts, ignoring case. A blank search finds all. */
export function isFoundIn(texts: readonly string[], search: string): boolean {
  const folded = texts.map((text) => text.toLowerCase());
  return partsOfSearch(search).every((part) => folded.some((text) => text.includes(part)));
}
