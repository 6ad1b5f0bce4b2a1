import { termsOf } from '../text/terms.ts';
import type { PlacedSentence } from './lead-ins.ts';

const TABLE = /\btable (\d+(?:[-.]\d+)*)\b/giu;

/** More rows than this fit a question equally well only if they do not answer it. */
const MOST_ROWS = 8;

/** In the tables that a sentence refers to: rows that share most words with the question. */
export function referredRows({ found, sentence }: PlacedSentence, question: string): PlacedSentence[] {
  if (found.passage.kind === 'table') return [];
  const asked = new Set(termsOf(question));
  return [...sentence.matchAll(TABLE)].flatMap(([, number = '']) => {
    const caption = new RegExp(`^\\W*table ${number.replace(/\./g, '\\.')}(?![\\d.-]*\\d)`, 'iu');
    const rows = found.document.file.passages
      .filter(
        ({ kind, context }) =>
          kind === 'table' && context.cells && !context.history && caption.test(context.caption ?? ''),
      )
      .map((passage) => ({ passage, shared: termsOf(passage.text).filter((term) => asked.has(term)).length }));
    const most = Math.max(0, ...rows.map(({ shared }) => shared));
    const best = rows.filter(({ shared }) => shared > 0 && shared === most);
    return best.length > MOST_ROWS
      ? []
      : best.map(({ passage }) => ({
          found: { key: `${found.document.id}/${passage.id}`, document: found.document, passage },
          sentence: passage.text,
        }));
  });
}
