export type Piece = { kind: 'text'; text: string } | { kind: 'reference'; number: number };

/** Splits an answer at its `[1]` markers. Markers without a citation stay text. */
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
