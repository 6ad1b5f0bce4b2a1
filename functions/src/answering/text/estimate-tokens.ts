/** Letters of a token; most common words are one token, rare ones are cut into pieces of four to six letters. */
const LETTERS = 5;

const PIECE = /\p{L}+|[^\s\p{L}]|\n/gu;

/**
 * Tokens of a text, rather too many than too few: each digit, sign and line break is one, a word one for every five
 * letters.
 */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const [piece] of text.matchAll(PIECE)) tokens += Math.ceil(piece.length / LETTERS);
  return tokens;
}
