/**
 * Citation marks: `[2]` in the text of an answer refers to its citation number 2. A number in brackets that is none
 * of the answer's citations is ordinary text; callers say which numbers they know.
 */
const MARK = /\[(\d{1,3})\]/g;
const SPACED_MARK = /([ \t]*)\[(\d{1,3})\]/g;
/** Also lists and numbers of any length, which models write. */
const ANY_MARKS = /\s*\[\d+(?:,\s*\d+)*\]/g;

export type AnswerPiece = { kind: 'text'; text: string } | { kind: 'mark'; number: number };

export function citationMark(number: number): string {
  return `[${number}]`;
}

/** A sentence with the marks of its citations, each once. */
export function withMarks(sentence: string, numbers: readonly number[]): string {
  return [sentence, ...[...new Set(numbers)].map(citationMark)].join(' ');
}

/** The numbers a text refers to, each once, in order of appearance. */
export function citedNumbers(text: string): number[] {
  return [...new Set([...text.matchAll(MARK)].map(([, number]) => Number(number)))];
}

/** Splits a text at the marks of `known` citations, dropping the blanks before them. */
export function splitAtMarks(text: string, known: readonly number[]): AnswerPiece[] {
  const pieces: AnswerPiece[] = [];
  let start = 0;
  for (const match of text.matchAll(SPACED_MARK)) {
    const number = Number(match[2]);
    if (!known.includes(number)) continue;
    if (match.index > start) pieces.push({ kind: 'text', text: text.slice(start, match.index) });
    pieces.push({ kind: 'mark', number });
    start = match.index + match[0].length;
  }
  if (start < text.length) pieces.push({ kind: 'text', text: text.slice(start) });
  return pieces;
}

/** Replaces the number of each mark; null removes the mark with the blanks before it. */
export function renumberMarks(text: string, newNumber: (number: number) => number | null): string {
  return text.replace(SPACED_MARK, (_mark, blanks: string, digits: string) => {
    const number = newNumber(Number(digits));
    return number === null ? '' : blanks + citationMark(number);
  });
}

/** Removes the marks for which `isDropped` holds. */
export function dropMarks(text: string, isDropped: (number: number) => boolean): string {
  return renumberMarks(text, (number) => (isDropped(number) ? null : number));
}

/** Removes everything that looks like a mark, lists such as `[1, 2]` included. */
export function stripMarks(text: string): string {
  return text.replace(ANY_MARKS, '');
}
