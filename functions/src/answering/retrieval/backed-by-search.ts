import type { FoundPassage, FoundStatement } from './scope.ts';

/** Readings of a question as words to be found; the others know what they ask for. */
const WORDS_ALONE = ['direct', 'cell'];

/**
 * Drops sentences and rows that merely share the question's words, unless search also ranks their passage first or the
 * question names their column.
 */
export function backedBySearch(
  statements: readonly FoundStatement[],
  { question, first }: { question: string; first: FoundPassage | undefined },
): FoundStatement[] {
  const isFirst = ({ key }: FoundPassage) => key === first?.key;
  const isBacked = (found: FoundPassage) => isFirst(found) || namesColumn(question, found);
  return statements.filter(
    ({ form, passages }) =>
      !WORDS_ALONE.includes(form.kind) || (form.kind === 'cell' && form.level !== undefined) || passages.some(isBacked),
  );
}

/** A column with a number: `-2`, `Week 4`. */
function namesColumn(question: string, { passage }: FoundPassage): boolean {
  return (passage.context.cells ?? []).some(
    ({ header }) =>
      /\d/.test(header) && ` ${question.replace(/[?.,;:]/g, ' ')} `.toLowerCase().includes(` ${header.toLowerCase()} `),
  );
}
