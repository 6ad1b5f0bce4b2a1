import { splitAtMarks } from '@trialdesk/contract/citation-marks';

/** A part of an answer, in order. */
export type AnswerPart =
  | { kind: 'mark'; number: number }
  /** `isSourced`: a mark follows that it rests on. White space counts as sourced. */
  | { kind: 'text'; text: string; isSourced: boolean };

const LETTER = /\p{L}|\d/u;

/**
 * Splits an answer at its marks, and separates the statements that no mark follows. A mark covers its line back
 * to the mark before it; of several sentences there, the last, and those that `verified` has word for word.
 */
export function statementsOf(text: string, known: readonly number[], verified = ''): AnswerPart[] {
  const pieces = splitAtMarks(text, known);
  return pieces.flatMap((piece, index): AnswerPart[] => {
    if (piece.kind === 'mark') return [piece];
    // Punctuation after a mark belongs to what it covers.
    const closing = index > 0 ? (/^[.,;:!?)\]]+/.exec(piece.text)?.[0] ?? '') : '';
    const lines = linesOf(piece.text.slice(closing.length));
    const isMarked = pieces[index + 1]?.kind === 'mark';
    const last = isMarked ? lines.pop() : undefined;
    return [
      ...(closing === '' ? [] : [part(closing, true)]),
      ...lines.map((line) => part(line, false)),
      ...(last === undefined ? [] : sentences(last, verified)),
    ];
  });
}

export function unsourcedIn(parts: readonly AnswerPart[]): string[] {
  return parts.flatMap((each) => (each.kind === 'text' && !each.isSourced ? [each.text.trim()] : []));
}

function part(text: string, isSourced: boolean): AnswerPart {
  return { kind: 'text', text, isSourced: isSourced || !LETTER.test(text) };
}

/** Of the text before a mark. */
function sentences(line: string, verified: string): AnswerPart[] {
  const segments = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(line)].map(
    ({ segment }) => segment,
  );
  return segments.map((segment, index) =>
    part(segment, index === segments.length - 1 || verified.includes(segment.trim())),
  );
}

/** With their line breaks. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
