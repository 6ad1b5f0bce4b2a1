/** How questions in lower case ask what something is. The last asks so of a bare name: what `the` precedes has a value. */
const ASKS = [
  /\bhow (?:is|are) (.+?) defined\b/u,
  /\bhow (?:do|does) (?:we|you|they|the (?:study|protocol|trial|sponsor)) define (.+)/u,
  /\b(?:definition (?:of|for)|^\W*define) (.+)/u,
  /\bwhat (?:exactly )?(?:counts|qualifies|is (?:considered|regarded|classed|meant|understood)) (?:as|by|to be) (.+)/u,
  /\bwhat (?:exactly )?(?:does|do) (.+?) mean\b/u,
  /^\W*(?:so )?what (?:exactly )?(?:is|are) (?!the |my |our |his |her |their |this |that )((?:[\p{L}-]+ ){0,4}[\p{L}-]+)\W*$/u,
];

const ARTICLE = /^(?:an?|the) /u;
const WHERE = /\s*\b(?:here|exactly|please|(?:in|for|of|by|under) (?:this|the|our) (?:study|trial|protocol))\b.*$/u;

/** Longer ones tell a story. */
const MOST_WORDS = 6;

/** What a question wants defined; null if it asks for something else. */
export function definitionAsked(plain: string): string | null {
  for (const pattern of ASKS) {
    const asked = pattern.exec(plain)?.[1];
    if (asked === undefined) continue;
    const subject = asked
      .replace(WHERE, '')
      .replace(/[^\p{L}\d\s-]/gu, ' ')
      .trim()
      .replace(ARTICLE, '');
    if (subject !== '' && subject.split(/\s+/u).length <= MOST_WORDS) return subject;
  }
  return null;
}
