/** In characters; a shorter word, or a number, is found as a whole word only. */
const WORD = 3;

/** Of a search, in lower case. */
export function wordsOfSearch(search: string): string[] {
  return search.toLowerCase().split(/\s+/u).filter(Boolean);
}

/**
 * Whether a search is in one of the texts as it was typed, or each of its words is in some of them, ignoring case. A blank
 * search finds all.
 */
export function isFoundIn(texts: readonly string[], search: string): boolean {
  const folded = texts.map((text) => text.toLowerCase());
  const typed = search.trim().toLowerCase();
  return (
    folded.some((text) => text.includes(typed)) ||
    wordsOfSearch(search).every((word) => folded.some((text) => placesOf(word, text).length > 0))
  );
}

/** Where a text has a word of a search, both in lower case. */
export function placesOf(word: string, text: string): number[] {
  const isWhole = word.length < WORD || /^\d/u.test(word);
  const isAlone = (at: number) => !LETTER.test(text[at - 1] ?? '') && !LETTER.test(text[at + word.length] ?? '');
  return occurrencesOf(word, text).filter((at) => !isWhole || isAlone(at));
}

const LETTER = /[\p{L}\d]/u;

/** From left to right, without overlap. */
export function occurrencesOf(part: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) places.push(at);
  return places;
}
