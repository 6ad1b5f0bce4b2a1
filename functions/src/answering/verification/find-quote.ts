/** Characters; shorter quotes prove nothing. Origin not recorded. */
const SHORTEST = 3;

const WHITE_SPACE = /[\s\u00AD\u200B\uFEFF]/u;

/** Words hyphenated at a line end are quoted without hyphen. */
const WHITE_SPACE_AND_HYPHENS = /[\s\u00AD\u200B\uFEFF\-\u2010\u2011]/u;

/**
 * The matching part of the text, or null. Ignores differences in white space, ligatures, soft hyphens and quotation
 * marks.
 */
export function findQuote(text: string, quote: string): string | null {
  for (const ignored of [WHITE_SPACE, WHITE_SPACE_AND_HYPHENS]) {
    const page = fold(text, ignored);
    const sought = fold(quote, ignored).characters;
    if (sought.length < SHORTEST) return null;
    const at = page.characters.indexOf(sought);
    const start = page.origins[at];
    const end = page.origins[at + sought.length - 1];
    if (at !== -1 && start !== undefined && end !== undefined)
      return text
        .slice(start, end + 1)
        .replace(/\s+/g, ' ')
        .trim();
  }
  return null;
}

function fold(text: string, ignored: RegExp): { characters: string; origins: number[] } {
  let characters = '';
  const origins: number[] = [];
  let at = 0;
  for (const character of text) {
    if (!ignored.test(character)) {
      const folded = character.normalize('NFKC').replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
      characters += folded;
      origins.push(...Array.from({ length: folded.length }, () => at));
    }
    at += character.length;
  }
  return { characters, origins };
}
