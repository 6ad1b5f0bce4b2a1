import { splitAtMarks, type AnswerPiece } from '@trialdesk/contract/citation-marks';
import type { Citation } from '@trialdesk/contract/entities/citation';

/** A part of an answer, in order. */
export type AnswerPart =
  | { kind: 'mark'; number: number }
  /** `isSourced`: a mark follows that it rests on. White space counts as sourced. */
  | { kind: 'text'; text: string; isSourced: boolean };

/** What a mark refers to. */
export type Cited = Pick<Citation, 'number' | 'text_snippet'>;

const LETTER = /\p{L}|\d/u;

/** The end of a sentence, or nothing before the first. */
const ENDED = /(?:^|[.!?:;•][)\]"'”’]*|\])\s*$/u;

/**
 * Splits an answer at its marks, and separates the statements that no mark follows. A mark covers its line back to the mark
 * before it; of several sentences there, the last, and those that `verified` has word for word. It also covers what its
 * citation has word for word, on the lines above too.
 */
export function statementsOf(text: string, citations: readonly Cited[], verified = ''): AnswerPart[] {
  const pieces = splitAtMarks(
    text,
    citations.map(({ number }) => number),
  );
  return pieces.flatMap((piece, index): AnswerPart[] => {
    if (piece.kind === 'mark') return [piece];
    // Punctuation after a mark belongs to what it covers.
    const closing = index > 0 ? (/^[.,;:!?)\]]+/.exec(piece.text)?.[0] ?? '') : '';
    const lines = linesOf(piece.text.slice(closing.length));
    const marks = marksAfter(pieces, index);
    const quoted = citations.filter(({ number }) => marks.includes(number)).map(({ text_snippet }) => text_snippet);
    const last = marks.length > 0 ? lines.pop() : undefined;
    return [
      ...(closing === '' ? [] : [part(closing, true)]),
      ...lines.map((line) => part(line, isIn(quoted, line))),
      ...(last === undefined ? [] : sentences(last, [...quoted, verified])),
    ];
  });
}

/** Numbers of the marks that follow a text, also with a comma between them. */
export function marksAfter(pieces: readonly (AnswerPiece | AnswerPart)[], index: number): number[] {
  const next = pieces[index + 1];
  if (!next || (next.kind === 'text' && LETTER.test(next.text))) return [];
  return [...(next.kind === 'mark' ? [next.number] : []), ...marksAfter(pieces, index + 1)];
}

export function unsourcedIn(parts: readonly AnswerPart[]): string[] {
  return parts.flatMap((each) => (each.kind === 'text' && !each.isSourced ? [each.text.trim()] : []));
}

function part(text: string, isSourced: boolean): AnswerPart {
  return { kind: 'text', text, isSourced: isSourced || !LETTER.test(text) };
}

/** Of the text before a mark. */
function sentences(line: string, known: readonly string[]): AnswerPart[] {
  const segments = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(line)].map(
    ({ segment }) => segment,
  );
  return segments.map((segment, index) => part(segment, index === segments.length - 1 || isIn(known, segment)));
}

/** Also as several sentences in a row; not as a part of one, which may say the opposite. */
function isIn(texts: readonly string[], statement: string): boolean {
  const sought = onOneLine(statement);
  return texts.map(onOneLine).some((text) => {
    const at = text.indexOf(sought);
    if (sought === '' || at === -1) return false;
    return ENDED.test(text.slice(0, at)) && (ENDED.test(sought) || at + sought.length === text.length);
  });
}

function onOneLine(text: string): string {
  return text.trim().replace(/\s+/gu, ' ');
}

/** With their line breaks. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
