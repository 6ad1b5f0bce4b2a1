import type { QuestionForm } from '../question/question.ts';
import { termsOf } from '../text/terms.ts';
import type { WeighedQuestion } from './relevance.ts';
import type { ScopeIndex } from './scope-index.ts';
import type { FoundStatement, ScopePassage } from './scope.ts';

/** What a header must say of a question, by weight, apart from the words for what a column lists. Set by hand. */
const LEAST_SAID = 0.6;

/** Words for what a column lists, which its header leaves out. */
const LISTED = new Set(termsOf('test panel parameter analyte measurement assessment item component element'));

/** Letters that words of one meaning begin with: `urine`, `urinalysis`. */
const SHORTEST_STEM = 4;

/** Words; a single cell that is shorter is no list. */
const SHORTEST_LIST = 3;

interface Column {
  header: string;
  said: number;
  rows: ScopePassage[];
}

/** Rows of the table with a column headed by what a question asks for. */
export function columnStatement(
  form: QuestionForm,
  { index, weighed }: { index: ScopeIndex; weighed: WeighedQuestion },
): FoundStatement[] {
  const columns = new Map<string, Column>();
  for (const entry of index.order) {
    const { kind, context, section } = entry.passage;
    if (kind !== 'table' || context.history || context.marks) continue;
    for (const { header } of context.cells ?? []) {
      const key = [entry.document.id, ...section, context.caption, header].join('\n');
      const column = columns.get(key) ?? { header, said: shareSaid(header, weighed), rows: [] };
      if (column.said >= LEAST_SAID) column.rows.push(entry);
      columns.set(key, column);
    }
  }
  const [best] = [...columns.values()].filter(isList).sort((a, b) => b.said - a.said || b.rows.length - a.rows.length);
  if (!best) return [];
  const passages = best.rows.map((entry) => ({ ...entry, score: best.said, sentences: [] }));
  return [{ form, source: 'schedule', heading: best.header, fit: best.said, visitHeaders: [], passages }];
}

function isList({ header, rows }: Column): boolean {
  const cells = rows.flatMap(({ passage }) => passage.context.cells?.filter((cell) => cell.header === header) ?? []);
  return cells.flatMap(({ text }) => text.split(/\s+/)).length >= SHORTEST_LIST;
}

/** 0 if the header says other things too. */
function shareSaid(header: string, { concepts }: WeighedQuestion): number {
  const terms = termsOf(header);
  const asked = concepts.filter(({ concept: { term } }) => !LISTED.has(term));
  const means = (term: string, { concept }: (typeof concepts)[number]) =>
    [concept.term, ...concept.alternatives].includes(term) ||
    (term.length > SHORTEST_STEM && concept.term.startsWith(term.slice(0, SHORTEST_STEM)));
  const isOnTopic = (term: string) => LISTED.has(term) || asked.some((one) => means(term, one));
  if (terms.length === 0 || !terms.every(isOnTopic)) return 0;
  const total = asked.reduce((sum, { weighed: { weight } }) => sum + weight, 0);
  const said = asked.filter((one) => terms.some((term) => means(term, one)));
  return said.reduce((sum, { weighed: { weight } }) => sum + weight, 0) / Math.max(total, Number.MIN_VALUE);
}
