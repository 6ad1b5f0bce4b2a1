/** A piece of an answer: text, or a reference to a citation by its number. */
export type Piece = { kind: 'text'; text: string } | { kind: 'reference'; number: number };

/** Cuts an answer at its `[1]` markers. A marker without such a citation stays text. */
export function splitMarkers(text: string, numbers: readonly number[]): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(/\s?\[(\d{1,3})\]/g)) {
    const number = Number(match[1]);
    if (!numbers.includes(number)) continue;
    if (match.index > from) pieces.push({ kind: 'text', text: text.slice(from, match.index) });
    pieces.push({ kind: 'reference', number });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ kind: 'text', text: text.slice(from) });
  return pieces;
}
