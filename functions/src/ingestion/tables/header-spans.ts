import { centre, medianPitch, type Span } from '../geometry.ts';

// Shares of the column pitch unless noted, set by eye on schedules with headers over several columns.

/** Less than the 0.5 by which one column too many moves a header off centre. */
const SKIPPED_COST = 0.3;

/** A header covers columns this far beyond its ends. */
const REACH = 0.2;

/** Headers per column, above which none spans. */
const MOSTLY_SINGLE = 0.7;

/** Greatest mean distance of headers from the centres of their columns. */
const MAX_OFFSET = 0.5;

/**
 * By column; undefined where uncertain. Spanning headers are centred, so columns are divided among them; a lone one
 * could span any number.
 */
export function headersOverColumns<Header extends Span>(
  columns: number[],
  headers: Header[],
  maySpan: (header: Header, column: number) => boolean,
): (Header | undefined)[] {
  const pitch = medianPitch(columns);
  const direct = columns.map((column) => closestAbove(column, headers, REACH * pitch));
  if (headers.length < 2 || headers.length >= MOSTLY_SINGLE * columns.length) return direct;
  const owners = divide(columns, headers.map(centre), pitch);
  if (!owners) return direct;
  const spanned = columns.map((_, column) => {
    const header = isSurroundedByGaps(owners, column) ? undefined : headers[owners[column] ?? NO_HEADER];
    return header && maySpan(header, column) ? header : direct[column];
  });
  return direct.every((header, column) => !header || header === spanned[column]) ? spanned : direct;
}

const NO_HEADER = -1;

function closestAbove<Header extends Span>(column: number, headers: Header[], reach: number): Header | undefined {
  return headers
    .filter((header) => column > header.left - reach && column < header.right + reach)
    .reduce<Header | undefined>(
      (best, header) => (best && offset(best, column) <= offset(header, column) ? best : header),
      undefined,
    );
}

/** A header with free columns on both sides could span more or fewer and still be centred. */
function isSurroundedByGaps(owners: number[], column: number): boolean {
  const owner = owners[column] ?? NO_HEADER;
  const [first, last] = [owners.indexOf(owner), owners.lastIndexOf(owner)];
  return owner !== NO_HEADER && owners[first - 1] === NO_HEADER && owners[last + 1] === NO_HEADER;
}

function offset(header: Span, column: number): number {
  return Math.abs(centre(header) - column);
}

interface Division {
  cost: number;
  /** Header index per column. */
  owners: number[];
}

/** Minimal total distance from centre, keeping the order; null if too great. */
function divide(columns: number[], headers: number[], pitch: number): number[] | null {
  const skip = SKIPPED_COST * pitch;
  const known = new Map<string, Division>();
  const best = (column: number, header: number): Division => {
    const left = columns.length - column;
    if (header === headers.length) return { cost: skip * left, owners: repeat(NO_HEADER, left) };
    if (left <= 0) return { cost: Infinity, owners: [] };
    const key = `${column}/${header}`;
    const division = known.get(key) ?? cheapest(column, header);
    known.set(key, division);
    return division;
  };
  const cheapest = (column: number, header: number): Division => {
    const skipped = best(column + 1, header);
    let result: Division = { cost: skipped.cost + skip, owners: [NO_HEADER, ...skipped.owners] };
    for (let end = column; end < columns.length; end++) {
      const middle = ((columns[column] ?? 0) + (columns[end] ?? 0)) / 2;
      const rest = best(end + 1, header + 1);
      const cost = Math.abs(middle - (headers[header] ?? 0)) + rest.cost;
      if (cost < result.cost) result = { cost, owners: [...repeat(header, end - column + 1), ...rest.owners] };
    }
    return result;
  };
  const found = best(0, 0);
  return found.cost <= MAX_OFFSET * pitch * headers.length ? found.owners : null;
}

function repeat(value: number, times: number): number[] {
  return Array.from({ length: times }, () => value);
}
