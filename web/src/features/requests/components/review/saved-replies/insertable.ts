import { roundMarks } from '@trialdesk/contract/citation-marks';
import { fillPlaceholders, placeholdersIn, type PlaceholderValues } from '@trialdesk/contract/placeholders';

export interface Insertable {
  text: string;
  /** What to select of it: its first blank, or else its end. */
  selected: readonly [start: number, end: number];
  /** Blanks to fill in by hand, each once. */
  blanks: string[];
}

/** A saved reply as it is put into a response: with its placeholders filled, and without anything that would cite. */
export function insertable(text: string, values: PlaceholderValues): Insertable {
  const filled = roundMarks(fillPlaceholders(text, values));
  const blanks = placeholdersIn(filled);
  const [first] = blanks;
  return {
    text: filled,
    selected: first ? [first.at, first.at + first.text.length] : [filled.length, filled.length],
    blanks: [...new Set(blanks.map((blank) => blank.text))],
  };
}

/** What keeps an insertion from sticking to the word before it: a new line at the end of a line, else a blank. */
export function gapBefore(text: string, [start, end]: readonly [number, number]): string {
  if (start === 0 || /\s/.test(text.charAt(start - 1))) return '';
  return end === text.length || text.charAt(end) === '\n' ? '\n' : ' ';
}
