import type { Measured } from './measure.ts';

/** The figures of a group of questions; shares from 0 to 1, null where nothing was to be measured. */
export interface Figures {
  questions: number;
  page1: number | null;
  page5: number | null;
  page10: number | null;
  page20: number | null;
  evidence5: number | null;
  evidence20: number | null;
  budget: number | null;
  right: number | null;
  citedGold: number | null;
  verbatim: number | null;
  abstained: number | null;
  wrongAbstained: number | null;
  milliseconds: number | null;
}

/** The figures of these questions. */
export function figuresOf(measured: Measured[]): Figures {
  const answerable = measured.filter((entry) => entry.answerable);
  const answered = answerable.filter((entry) => entry.outcome === 'ready');
  const citations = measured.flatMap((entry) => entry.citations);
  const goldCitations = answered.flatMap((entry) => entry.citations);
  const within = (key: 'goldPageAt' | 'evidenceAt', limit: number) =>
    share(answerable, (entry) => (entry[key] ?? Infinity) <= limit);
  return {
    questions: measured.length,
    page1: within('goldPageAt', 1),
    page5: within('goldPageAt', 5),
    page10: within('goldPageAt', 10),
    page20: within('goldPageAt', 20),
    evidence5: within('evidenceAt', 5),
    evidence20: within('evidenceAt', 20),
    budget: share(answerable, (entry) => entry.withinBudget),
    right: share(answerable, (entry) => entry.right),
    citedGold: share(goldCitations, (citation) => citation.gold),
    verbatim: share(citations, (citation) => citation.verbatim),
    abstained: share(
      measured.filter((entry) => !entry.answerable),
      (entry) => entry.outcome === 'not_found',
    ),
    wrongAbstained: share(answerable, (entry) => entry.outcome === 'not_found'),
    milliseconds:
      measured.length === 0 ? null : measured.reduce((sum, entry) => sum + entry.milliseconds, 0) / measured.length,
  };
}

/** The figures as a table, a row for each group. */
export function printTable(rows: [name: string, figures: Figures][]): string {
  const columns = Object.keys(rows[0]?.[1] ?? {}) as (keyof Figures)[];
  const width = Math.max(12, ...rows.map(([name]) => name.length));
  const head = ['', ...columns].map((column, at) =>
    at === 0 ? column.padEnd(width) : column.padStart(column.length + 2),
  );
  const lines = rows.map(([name, figures]) => [
    name.padEnd(width),
    ...columns.map((column) => show(figures[column], column).padStart(column.length + 2)),
  ]);
  return [head, ...lines].map((cells) => cells.join('')).join('\n');
}

/** The rows of a run: everything, by document, by kind of question. */
export function groupsOf(measured: Measured[]): [string, Figures][] {
  const by = (key: 'document' | 'kind') =>
    [...new Set(measured.map((entry) => entry[key]))].map((name): [string, Figures] => [
      name,
      figuresOf(measured.filter((entry) => entry[key] === name)),
    ]);
  return [['all', figuresOf(measured)], ...by('document'), ...by('kind')];
}

function share<T>(entries: T[], is: (entry: T) => boolean): number | null {
  return entries.length === 0 ? null : entries.filter(is).length / entries.length;
}

function show(value: number | null, column: keyof Figures): string {
  if (value === null) return '-';
  if (column === 'questions') return String(value);
  return column === 'milliseconds' ? value.toFixed(1) : value.toFixed(2);
}
