/** Characters; shorter quotes prove nothing. Origin not recorded. */
const SHORTEST = 3;

const WHITE_SPACE = /[\s\u00AD\u200B\uFEFF]/u;

/** Words hyphenated at a line end are quoted without hyphen. */
const WHITE_SPACE_AND_HYPHENS = /[\s\u00AD\u200B\uFEFF\-\u2010\u2011]/u;

/** A quote that cuts a word or a number says something else: "5 mg" of "15 mg", "effective" of "ineffective". */
const CUT = /\p{L}\|\p{L}|\d\|\d|\d[.,]\|\d|\d\|[.,]\d/u;

/**
 * Ignores differences in white space, ligatures, soft hyphens and quotation marks. Begins and ends where words and
 * numbers do.
 */
export function findQuote(text: string, quote: string): string | null {
  for (const ignored of [WHITE_SPACE, WHITE_SPACE_AND_HYPHENS]) {
    const page = fold(text, ignored);
    const sought = fold(quote, ignored).characters;
    if (sought.length < SHORTEST) return null;
    for (let at = page.characters.indexOf(sought); at !== -1; at = page.characters.indexOf(sought, at + 1)) {
      const start = page.starts[at] ?? 0;
      const end = page.ends[at + sought.length - 1] ?? text.length;
      if (isCut(text, start) || isCut(text, end)) continue;
      return text.slice(start, end).replace(/\s+/g, ' ').trim();
    }
  }
  return null;
}

function isCut(text: string, at: number): boolean {
  return CUT.test(`${text.slice(Math.max(0, at - 2), at)}|${text.slice(at, at + 2)}`);
}

/** Of each folded character in the original. */
function fold(text: string, ignored: RegExp): { characters: string; starts: number[]; ends: number[] } {
  let characters = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    if (!ignored.test(character)) {
      const folded = character.normalize('NFKC').replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
      characters += folded;
      starts.push(...Array.from({ length: folded.length }, () => at));
      ends.push(...Array.from({ length: folded.length }, () => end));
    }
    at = end;
  }
  return { characters, starts, ends };
}
