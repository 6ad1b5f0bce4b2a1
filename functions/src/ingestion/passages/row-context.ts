import { SHORTENED } from './shorten.ts';

/** What the context of a table's row tells, each on a line of its own. */
const MARKED = 'Marked under: ';
const VALUES = 'Under heads: ';
const CELLS = 'By column: ';
const FOOTNOTE = 'Footnote ';

/** What a table says around one of its rows. Empty parts are left out. */
export interface AroundRow {
  caption: string;
  leadIn: string;
  /** Names of the groups that the row is in, outermost first. */
  groups: string[];
  /** What stands over the marks of a schedule's row: `Visit 4, Week 2`. */
  marked: string[];
  /** Other cells of a schedule's row with what stands over them: `Visit 1: P`. */
  values: string[];
  /** The cells of another table's row with their heads: `Dose level: -1`. */
  cells: string[];
  /** The heads all together, where they cannot be told apart. */
  heads: string;
}

/** The context of a row as it is kept with its passage. */
export function writeRowContext(around: AroundRow): string {
  const line = (label: string, parts: string[]) => (parts.length > 0 ? `${label}${parts.join('; ')}.` : '');
  return joinLines([
    around.caption,
    around.leadIn,
    ...around.groups,
    line(MARKED, around.marked),
    line(VALUES, around.values),
    line(CELLS, around.cells),
    around.heads,
  ]);
}

/** The context with a footnote that the row refers to. */
export function withFootnote(context: string, mark: string, text: string): string {
  return joinLines([context, `${FOOTNOTE}${mark}: ${text}`]);
}

/** The heads under which a schedule's row is marked, and its other cells; null for other passages. */
export function readMarked(context: string): string | null {
  const lines = linesOf(context).filter((line) => line.startsWith(MARKED) || line.startsWith(VALUES));
  return lines.length === 0 ? null : lines.map((line) => line.replace(VALUES, '').replace(/\.$/, '')).join('; ');
}

/** The row as it is read with the head of each cell: `Dose level: -1; Dose: 300 mg`. Null where there are none. */
export function readByColumn(row: string, context: string): string | null {
  const line = linesOf(context).find((one) => one.startsWith(CELLS));
  if (line === undefined) return null;
  const cells = line.slice(CELLS.length);
  return cells.includes(SHORTENED) ? `${row} (columns: ${headsIn(cells).join('; ')})` : cells.replace(/\.$/, '');
}

/**
 * What of a context is searched. The cells are in the row itself, and the footnotes are passages of their own: counted
 * twice, they would outweigh what says a thing once.
 */
export function searchedContext(context: string): string {
  return linesOf(context)
    .filter((line) => !line.startsWith(VALUES) && !line.startsWith(FOOTNOTE))
    .map((line) => (line.startsWith(CELLS) ? headsIn(line.slice(CELLS.length)).join(' ') : line))
    .join('\n');
}

function headsIn(cells: string): string[] {
  return [...cells.matchAll(/(?:^|; )([^;]+?): /g)].flatMap(([, head]) => head ?? []);
}

function linesOf(context: string): string[] {
  return context.split(/ ?\n/);
}

function joinLines(lines: string[]): string {
  return lines.filter((line) => line !== '').join(' \n');
}
