import type { StudyField } from '../../ingestion/facts/study-fields.ts';
import { headersOf, scheduleRows, type VisitColumn } from './schedule.ts';
import type { ScopeIndex } from './scope-index.ts';
import type { ScopePassage } from './scope.ts';

/** More rows would only repeat the schedule. */
const MOST_ROWS = 4;

/** Of each document the fewest rows, up to `MOST_ROWS`, that have all columns whose headers state a field. */
export function rowsStating(index: ScopeIndex, field: StudyField): VisitColumn {
  const byDocument = Map.groupBy(field.columns ? scheduleRows(index) : [], ({ document }) => document);
  return { rows: [...byDocument.values()].flatMap((rows) => fewestWith(field, rows)), visitHeaders: [] };
}

function fewestWith(field: StudyField, rows: readonly ScopePassage[]): ScopePassage[] {
  let left = rows.map((row) => ({ row, columns: columnsStating(field, row).map(String) }));
  const chosen: ScopePassage[] = [];
  while (chosen.length < MOST_ROWS) {
    const [best] = left.toSorted((a, b) => b.columns.length - a.columns.length);
    if (!best || best.columns.length === 0) break;
    chosen.push(best.row);
    const had = new Set(best.columns);
    left = left.map(({ row, columns }) => ({ row, columns: columns.filter((column) => !had.has(column)) }));
  }
  return chosen;
}

/** The headers of those columns of a row that state a field. */
export function columnsStating({ columns }: StudyField, { passage }: ScopePassage): string[][] {
  return headersOf(passage.context).filter((headers) => columns?.test(headers.join(', ')));
}
