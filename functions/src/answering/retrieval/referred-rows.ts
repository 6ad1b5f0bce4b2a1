import { sentencesOf } from '../text/sentences.ts';
import { termsOf } from '../text/terms.ts';
import type { PlacedSentence } from './lead-ins.ts';
import { scopePassage } from './scope.ts';

/** `Table 3`, `Table 10-2`, `Table ABCD.4.1` */
const TABLE = /\btable ((?:\p{L}{2,6}\.)?\d+(?:[-.]\d+)*)\b/giu;

/** More rows than this fit a question equally well only if they do not answer it. */
const MOST_ROWS = 8;

/** Against one in the row itself: the primary endpoint is in the row below `Primary`. */
const WORD_ABOVE = 2;

/** In the tables that a sentence refers to: rows that share most words with the question, in what they are grouped by first. */
export function referredRows({ found, sentence }: PlacedSentence, question: string): PlacedSentence[] {
  if (found.passage.kind === 'table') return [];
  const asked = new Set(termsOf(question));
  const sharedBy = (text: string) => termsOf(text).filter((term) => asked.has(term)).length;
  return [...sentence.matchAll(TABLE)].flatMap(([, number = '']) => {
    const caption = new RegExp(`^\\W*table ${number.replace(/\./g, '\\.')}(?![\\d.-]*\\d)`, 'iu');
    const rows = found.document.file.passages
      .filter(
        ({ kind, context }) =>
          kind === 'table' && context.cells && !context.history && caption.test(context.caption ?? ''),
      )
      .map((passage) => {
        const above = passage.context.groups?.join(' ') ?? '';
        return { passage, shared: sharedBy(passage.text) + WORD_ABOVE * sharedBy(above) };
      });
    const most = Math.max(0, ...rows.map(({ shared }) => shared));
    const best = rows.filter(({ shared }) => shared > 0 && shared === most);
    return best.length > MOST_ROWS
      ? []
      : best.map(({ passage }) => ({
          found: scopePassage(found.document, passage),
          sentence: passage.text,
        }));
  });
}

/** Footnotes are at the end of a table, which may go on for pages. */
const PAGES_TO_FOOTNOTE = 4;

/** Sentences; a longer footnote is a section of its own. */
const MOST_OF_FOOTNOTE = 2;

/** Letters; enough to tell one footnote from another. */
const BEGINNING = 40;

/** The footnotes that a row of a table refers to, each with its mark. */
export function footnotesOf({ found, sentence }: PlacedSentence): PlacedSentence[] {
  const { document, passage } = found;
  if (sentence !== passage.text) return [];
  const below = document.file.passages.filter(
    ({ page }) => page >= passage.page && page <= passage.page + PAGES_TO_FOOTNOTE,
  );
  return (passage.context.footnotes ?? []).flatMap(({ mark, text }) => {
    const printed = lettersOf(mark + text).slice(0, BEGINNING);
    const [first] = below.flatMap((one) => {
      const footnote = one.text.split('\n').find((line) => lettersOf(line).startsWith(printed));
      return footnote === undefined ? [] : [{ one, footnote }];
    });
    if (!first) return [];
    const place = scopePassage(document, first.one);
    return sentencesOf({ ...first.one, text: first.footnote })
      .slice(0, MOST_OF_FOOTNOTE)
      .map((line) => ({ found: place, sentence: line }));
  });
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\d*†‡§]/gu, '');
}
