import type { Passage } from '../../functions/src/ingestion/passages/passage.ts';
import { SCHEDULE_SIGNS } from '../../functions/src/ingestion/schedule-signs.ts';

/** A table's rows under the headers that ingestion gave them. */
export interface Grid {
  caption: string;
  headers: string[];
  rows: GridRow[];
  footnotes: { mark: string; text: string }[];
}

interface GridRow {
  passage: Passage;
  /** By header. */
  cells: Map<string, string>;
  /** Marks in the row's text; `headed` of them have a header. */
  marks: { printed: number; headed: number };
}

const MARK = new RegExp(String.raw`(?<=\s)\(?[${SCHEDULE_SIGNS}](?:\S{0,5})(?=\s|$)`, 'gu');

/** Consecutive table rows with one caption, per part with its own headers. */
export function gridsOf(passages: readonly Passage[]): Grid[] {
  const groups: Passage[][] = [];
  for (const [at, passage] of passages.entries()) {
    const before = passages[at - 1];
    const group = groups.at(-1);
    if (passage.kind !== 'table') continue;
    if (group && before?.kind === 'table' && before.context.caption === passage.context.caption) group.push(passage);
    else groups.push([passage]);
  }
  return groups.map(toGrid);
}

function toGrid(passages: Passage[]): Grid {
  const rows = passages.map((passage) => {
    const cells = cellsOf(passage);
    const headed = passage.context.marks?.length ?? 0;
    return { passage, cells: new Map(cells), marks: { printed: passage.text.match(MARK)?.length ?? 0, headed } };
  });
  const footnotes = new Map(
    passages.flatMap(({ context }) => context.footnotes ?? []).map((note) => [note.text, note]),
  );
  return {
    caption: passages[0]?.context.caption ?? '',
    headers: mergeOrders(rows.map(({ cells }) => [...cells.keys()])),
    rows,
    footnotes: [...footnotes.values()],
  };
}

/** Cells under the same header are kept apart by a number. */
function cellsOf({ context, text }: Passage): [string, string][] {
  const { marks = [], values = [], cells = [], unpairedHeaders } = context;
  const all: [string, string][] = [
    ...cells.map(({ header, text: cell }): [string, string] => [header, cell]),
    ...marks.map((headers): [string, string] => [headers.join(' / '), 'X']),
    ...values.map(({ headers, text: value }): [string, string] => [headers.join(' / '), value]),
    ...(cells.length + marks.length + values.length === 0 ? ([[unpairedHeaders ? '?' : '', text]] as const) : []),
  ].map(([header, cell]) => [header, cell]);
  const seen = new Map<string, number>();
  return all.map(([header, cell]) => {
    const count = (seen.get(header) ?? 0) + 1;
    seen.set(header, count);
    return [count > 1 ? `${header} (${count})` : header, cell];
  });
}

/** One order that keeps each row's own, as far as they agree. */
function mergeOrders(orders: string[][]): string[] {
  const merged: string[] = [];
  for (const order of orders.toSorted((a, b) => b.length - a.length))
    for (const [at, header] of order.entries()) {
      if (merged.includes(header)) continue;
      const next = order.slice(at + 1).find((other) => merged.includes(other));
      merged.splice(next === undefined ? merged.length : merged.indexOf(next), 0, header);
    }
  return merged;
}
