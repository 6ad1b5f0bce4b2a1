/** Letters of a token; most common words are one token, rare ones are cut into pieces of four to six letters. */
const LETTERS = 5;

const PIECE = /\p{L}+|[^\s\p{L}]|\n/gu;

/** Rather too many than too few: one for each digit, sign and line break, and for every five letters of a word. */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const [piece] of text.matchAll(PIECE)) tokens += Math.ceil(piece.length / LETTERS);
  return tokens;
}
