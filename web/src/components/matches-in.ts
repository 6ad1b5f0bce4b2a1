import { occurrencesOf, placesOf, wordsOfSearch } from '@trialdesk/contract/search-words';

/** Where a text has what was searched, ignoring case: all of it as it was typed, else its words. */
export function matchesIn(text: string, search: string): [start: number, end: number][] {
  const [folded, typed] = [text.toLowerCase(), search.trim().toLowerCase()];
  // Some letters are two in lower case, so that places would not be those of the text.
  if (typed === '' || folded.length !== text.length) return [];
  const whole = occurrencesOf(typed, folded).map((at): [number, number] => [at, at + typed.length]);
  if (whole.length > 0) return whole;
  return wordsOfSearch(search).flatMap((word) =>
    placesOf(word, folded).map((at): [number, number] => [at, at + word.length]),
  );
}
