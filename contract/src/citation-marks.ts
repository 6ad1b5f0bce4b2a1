/** Marks: `[2]` in an answer refers to its citation 2. A bracketed number that is no citation of the answer is text. */
const MARK = /\[(\d{1,3})\]/g;
const SPACED_MARK = /([ \t]*)\[(\d{1,3})\]/g;
/** Also lists and long numbers, which models write. */
const ANY_MARKS = /\s*\[\d+(?:,\s*\d+)*\]/g;

export type AnswerPiece = { kind: 'text'; text: string } | { kind: 'mark'; number: number };

export function citationMark(number: number): string {
  return `[${number}]`;
}

export function withMarks(sentence: string, numbers: readonly number[]): string {
  return [sentence, ...[...new Set(numbers)].map(citationMark)].join(' ');
}

/** Each once, in order of appearance. */
export function citedNumbers(text: string): number[] {
  return [...new Set([...text.matchAll(MARK)].map(([, number]) => Number(number)))];
}

/** Splits at the marks of `known` citations, dropping the blanks before them. */
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

/** Renumbers each mark; null removes it with the blanks before it. */
export function renumberMarks(text: string, newNumber: (number: number) => number | null): string {
  return text.replace(SPACED_MARK, (_mark, blanks: string, digits: string) => {
    const number = newNumber(Number(digits));
    return number === null ? '' : blanks + citationMark(number);
  });
}

export function dropMarks(text: string, isDropped: (number: number) => boolean): string {
  return renumberMarks(text, (number) => (isDropped(number) ? null : number));
}

/** Removes everything that looks like a mark, including lists (`[1, 2]`). */
export function stripMarks(text: string): string {
  return text.replace(ANY_MARKS, '');
}
