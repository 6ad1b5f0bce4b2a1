import type { Passage } from './passage.ts';

const ENDED = /[.:;!?]["”’)\]]*$/u;
const CUT_OFF =
  /(?:[≥≤<>±=(,]|\b(?:and|or|of|the|an?|to|in|for|with|by|at|from|that|which|is|are|be|will|must|should|may))$/iu;
/** Also a limit or an opened bracket's content. */
const GOES_ON = /^(?:\(?\p{Ll}[\p{L}’'-]+(?:[\s,./):;]|$)|[≥≤<>±=]\s?\d)/u;
const SENTENCE_END = /(?<=[.?!])\s+(?=\p{Lu})|\n/u;

/**
 * Gives the halves of a sentence split by a page break each other as context, for search and models. Each is quoted
 * from its own page.
 */
export function joinSplitSentences(passages: readonly Passage[]): Passage[] {
  const joined = [...passages];
  for (const [at, after] of passages.entries()) {
    const before = passages[at - 1];
    if (!before || !isSplit(before, after)) continue;
    const begun = before.text.split(SENTENCE_END).at(-1) ?? before.text;
    const [rest = after.text] = after.text.split(SENTENCE_END);
    const first = joined[at - 1] ?? before;
    joined[at - 1] = { ...first, context: { ...first.context, goesOn: rest } };
    joined[at] = { ...after, context: { ...after.context, begun } };
  }
  return joined;
}

function isSplit(before: Passage, after: Passage): boolean {
  if (after.page !== before.page + 1 || !isText(before) || !isText(after)) return false;
  if (before.section.at(-1) !== after.section.at(-1) || ENDED.test(before.text)) return false;
  return GOES_ON.test(after.text) || CUT_OFF.test(before.text);
}

function isText({ kind }: Passage): boolean {
  return kind === 'prose' || kind === 'list';
}
