/** Where a text contains another, ignoring case, from left to right. */
export function matchesIn(text: string, wanted: string): [start: number, end: number][] {
  const [folded, part] = [text.toLowerCase(), wanted.toLowerCase()];
  // Some letters are two in lower case, so that places would not be those of the text.
  if (part === '' || folded.length !== text.length) return [];
  const found: [number, number][] = [];
  for (let at = folded.indexOf(part); at >= 0; at = folded.indexOf(part, at + part.length)) {
    found.push([at, at + part.length]);
  }
  return found;
}
