export interface Slash {
  /** Where it is. */
  start: number;
  /** What follows up to the caret. */
  words: string;
}

const MOST_TYPED = 80;

/** The last "/" of the line before the caret that begins it or follows a blank, unless a blank follows it. */
export function slashAt(text: string, caret: number): Slash | null {
  const lineStart = text.lastIndexOf('\n', caret - 1) + 1;
  const line = text.slice(lineStart, caret);
  for (let at = line.lastIndexOf('/'); at >= 0; at = at === 0 ? -1 : line.lastIndexOf('/', at - 1)) {
    if (at > 0 && !/\s/.test(line.charAt(at - 1))) continue;
    const words = line.slice(at + 1);
    return /^\s/.test(words) || words.length > MOST_TYPED ? null : { start: lineStart + at, words };
  }
  return null;
}
