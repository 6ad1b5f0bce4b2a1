/** Marks: `[2]` in an answer refers to its citation 2. */
const MARK = /\[(\d{1,3})\]/g;
const SPACED_MARK = /([ \t]*)\[(\d{1,3})\]/g;
/** What reads like a mark: also lists (`[1, 2]`), which refer to no citation. */
const MARKS_OR_LISTS = /\[\d{1,3}(?:\s*[,;]\s*\d{1,3})*\]/g;
/** Also lists and long numbers, which models write. */
const ANY_MARKS = /\s*\[\d+(?:,\s*\d+)*\]/g;

/** An item of a list. */
const NUMBERED = /^\s*\[(\d+)\]\s*/;

export type AnswerPiece = { kind: 'text'; text: string } | { kind: 'mark'; number: number };

export function citationMark(number: number): string {
  return `[${number}]`;
}

/**
 * Drops bracketed numbers of the sentence, such as a protocol's references, which would read as its citations. One that
 * begins it numbers an item, and is put in round brackets.
 */
export function withMarks(sentence: string, numbers: readonly number[]): string {
  const numbered = sentence.replace(NUMBERED, '($1) ');
  return [stripMarks(numbered), ...[...new Set(numbers)].map(citationMark)].join(' ');
}

/** Each once, in order of appearance. */
export function citedNumbers(text: string): number[] {
  return [...new Set([...text.matchAll(MARK)].map(([, number]) => Number(number)))];
}

/** What reads like a mark and refers to none of the citations, each once. */
export function danglingMarks(text: string, citations: readonly number[]): string[] {
  const known = citations.map(citationMark);
  const marks = [...text.matchAll(MARKS_OR_LISTS)].map(([mark]) => mark);
  return [...new Set(marks)].filter((mark) => !known.includes(mark));
}

/** Renumbers marks from 1 without gaps, keeping the order of their numbers. `numbers` are those before. */
export function closeUpMarks(text: string): { text: string; numbers: number[] } {
  const numbers = citedNumbers(text).sort((one, other) => one - other);
  return { text: renumberMarks(text, (number) => numbers.indexOf(number) + 1), numbers };
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

/** Puts what looks like a mark in round brackets, so that it refers to no citation. */
export function roundMarks(text: string): string {
  return text.replace(MARKS_OR_LISTS, (mark) => `(${mark.slice(1, -1)})`);
}
