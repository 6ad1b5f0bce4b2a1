/**
 * What a column without a head counts for, in distances of columns: less than the half by which a head would be off its
 * middle with a column too many.
 */
const SKIPPED = 0.3;

/** What has a place across the page. */
interface Placed {
  left: number;
  right: number;
}

/**
 * Which head of a line stands over which column (given by their middles), undefined over those where it is not plain.
 * A head over several columns is centred on them, so heads that may span divide the columns such that each lies in the
 * middle of its own. A single one could span any number of columns around its middle.
 */
export function placeOver<Head extends Placed>(
  columns: number[],
  heads: Head[],
  maySpan: (head: Head, at: number) => boolean,
): (Head | undefined)[] {
  const pitch = medianPitch(columns);
  const direct = columns.map((column) =>
    heads
      .filter((head) => column > head.left - 0.2 * pitch && column < head.right + 0.2 * pitch)
      .reduce<Head | undefined>(
        (best, head) => (best && off(best, column) <= off(head, column) ? best : head),
        undefined,
      ),
  );
  if (heads.length < 2 || heads.length >= 0.7 * columns.length) return direct;
  const division = divide(columns, heads.map(centre), pitch);
  if (!division) return direct;
  const spanned = columns.map((_, at) => {
    const head = isAlone(division, at) ? undefined : heads[division[at] ?? -1];
    return head && maySpan(head, at) ? head : direct[at];
  });
  return direct.every((head, index) => !head || head === spanned[index]) ? spanned : direct;
}

/** With columns left over on both sides, a head may span more of them or less and be in the middle all the same. */
function isAlone(division: number[], at: number): boolean {
  const head = division[at];
  const [first, last] = [division.indexOf(head ?? -1), division.lastIndexOf(head ?? -1)];
  return head !== -1 && division[first - 1] === -1 && division[last + 1] === -1;
}

function off(head: Placed, column: number): number {
  return Math.abs(centre(head) - column);
}

/** The head of each column (or -1), or null when no division puts every head in the middle of its columns. */
function divide(columns: number[], heads: number[], pitch: number): number[] | null {
  interface Best {
    cost: number;
    owners: number[];
  }
  const memo = new Map<string, Best>();
  const best = (column: number, head: number): Best => {
    if (head === heads.length)
      return {
        cost: SKIPPED * pitch * (columns.length - column),
        owners: Array(columns.length - column).fill(-1) as number[],
      };
    if (column >= columns.length) return { cost: Infinity, owners: [] };
    const key = `${column}/${head}`;
    const known = memo.get(key);
    if (known) return known;
    const skipped = best(column + 1, head);
    let result: Best = { cost: skipped.cost + SKIPPED * pitch, owners: [-1, ...skipped.owners] };
    for (let end = column; end < columns.length; end++) {
      const middle = ((columns[column] ?? 0) + (columns[end] ?? 0)) / 2;
      const rest = best(end + 1, head + 1);
      const cost = Math.abs(middle - (heads[head] ?? 0)) + rest.cost;
      if (cost < result.cost)
        result = { cost, owners: [...(Array(end - column + 1).fill(head) as number[]), ...rest.owners] };
    }
    memo.set(key, result);
    return result;
  };
  const found = best(0, 0);
  return found.cost <= 0.5 * pitch * heads.length ? found.owners : null;
}

/** The middles of groups of values that stand close together. */
export function cluster(values: number[]): number[] {
  const groups: number[][] = [];
  for (const value of values.toSorted((a, b) => a - b)) {
    const group = groups.at(-1);
    if (group && value - (group[0] ?? 0) < 6) group.push(value);
    else groups.push([value]);
  }
  return groups.map((group) => group.reduce((sum, value) => sum + value, 0) / group.length);
}

/** The usual distance from one column to the next. */
export function medianPitch(columns: number[]): number {
  const gaps = columns
    .slice(1)
    .map((column, index) => column - (columns[index] ?? 0))
    .sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? 40;
}

/** Which of the columns is nearest. */
export function nearest(columns: number[], x: number): number {
  return columns.reduce(
    (best, column, index) => (Math.abs(column - x) < Math.abs((columns[best] ?? 0) - x) ? index : best),
    0,
  );
}

/** The middle of something across the page. */
export function centre(piece: Placed): number {
  return (piece.left + piece.right) / 2;
}
