import type { Measured } from './measure.ts';

/** Shares from 0 to 1, null where there is nothing to measure. */
export interface Figures {
  questions: number;
  page1: number | null;
  page5: number | null;
  page10: number | null;
  page20: number | null;
  pageGiven: number | null;
  pageToGemini: number | null;
  evidence1: number | null;
  evidence5: number | null;
  evidence10: number | null;
  evidence20: number | null;
  evidenceGiven: number | null;
  evidenceToGemini: number | null;
  right: number | null;
  citedGold: number | null;
  verbatim: number | null;
  abstained: number | null;
  wrongAbstained: number | null;
  milliseconds: number | null;
  reads: number | null;
}

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
    pageGiven: share(answerable, (entry) => entry.pageGiven),
    pageToGemini: share(answerable, (entry) => entry.pageToGemini),
    evidence1: within('evidenceAt', 1),
    evidence5: within('evidenceAt', 5),
    evidence10: within('evidenceAt', 10),
    evidence20: within('evidenceAt', 20),
    evidenceGiven: share(answerable, (entry) => entry.evidenceGiven),
    evidenceToGemini: share(answerable, (entry) => entry.evidenceToGemini),
    right: share(answerable, (entry) => entry.right),
    citedGold: share(goldCitations, (citation) => citation.gold),
    verbatim: share(citations, (citation) => citation.verbatim),
    abstained: share(
      measured.filter((entry) => !entry.answerable),
      (entry) => entry.outcome === 'not_found',
    ),
    wrongAbstained: share(answerable, (entry) => entry.outcome === 'not_found'),
    milliseconds: mean(measured.map((entry) => entry.milliseconds)),
    reads: mean(measured.map((entry) => entry.reads)),
  };
}

const HEADERS: Record<keyof Figures, string> = {
  questions: 'asked',
  page1: 'page@1',
  page5: '@5',
  page10: '@10',
  page20: '@20',
  pageGiven: 'given',
  pageToGemini: 'Gemini',
  evidence1: 'evid@1',
  evidence5: '@5',
  evidence10: '@10',
  evidence20: '@20',
  evidenceGiven: 'given',
  evidenceToGemini: 'Gemini',
  right: 'right',
  citedGold: 'cited',
  verbatim: 'verbatim',
  abstained: 'abstained',
  wrongAbstained: 'wrongly',
  milliseconds: 'ms',
  reads: 'reads',
};

export function printTable(rows: [name: string, figures: Figures][]): string {
  const columns = Object.keys(HEADERS) as (keyof Figures)[];
  const width = Math.max(12, ...rows.map(([name]) => name.length));
  const wide = (column: keyof Figures) => Math.max(HEADERS[column].length, 4) + 2;
  return [
    ' '.repeat(width) + columns.map((column) => HEADERS[column].padStart(wide(column))).join(''),
    ...rows.map(
      ([name, figures]) =>
        name.padEnd(width) + columns.map((column) => show(figures[column], column).padStart(wide(column))).join(''),
    ),
  ].join('\n');
}

/** All questions, each document, each kind. */
export function groupsOf(measured: Measured[]): [string, Figures][] {
  const by = (key: 'document' | 'kind') =>
    [...new Set(measured.map((entry) => entry[key]))].map((name): [string, Figures] => [
      name,
      figuresOf(measured.filter((entry) => entry[key] === name)),
    ]);
  return [['all', figuresOf(measured)], ...by('document'), ...by('kind')];
}

function mean(values: number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function share<T>(entries: T[], is: (entry: T) => boolean): number | null {
  return entries.length === 0 ? null : entries.filter(is).length / entries.length;
}

function show(value: number | null, column: keyof Figures): string {
  if (value === null) return '-';
  if (column === 'questions') return String(value);
  return column === 'milliseconds' ? value.toFixed(0) : value.toFixed(2);
}
