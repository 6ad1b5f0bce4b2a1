import type { Segment, SegmentedPage } from './segments.ts';

// Shares, set by eye on two-column journal pages and on schedules, which must not be split.

const MIN_LINES = 8;

/** Part of the column's width that its median line fills. */
const MIN_FILLED = 0.75;

/** Lines that begin in mid-sentence; few table cells do. */
const MIN_WITHIN_SENTENCE = 0.35;

/** Where to look for the gap, as shares of the text's width. */
const GAP = { from: 0.35, to: 0.65, stepPt: 3 };

/** When columns are written line by line across the page, per line of the shorter one. */
const MIN_SIDE_CHANGES = 1.6;

interface TextColumns {
  left: Segment[];
  right: Segment[];
  top: number;
}

/** In reading order: above the text columns, left, right, below. */
export function splitTextColumns(page: SegmentedPage): SegmentedPage[] {
  const columns = findTextColumns(page.segments);
  if (!columns) return [page];
  const { left, right, top } = columns;
  const inColumns = new Set([...left, ...right]);
  const above = page.segments.filter((segment) => segment.y >= top && !inColumns.has(segment));
  const below = page.segments.filter((segment) => segment.y < top && !inColumns.has(segment));
  return [above, left, right, below].filter((part) => part.length > 0).map((segments) => ({ ...page, segments }));
}

function findTextColumns(segments: Segment[]): TextColumns | null {
  if (segments.length < 2 * MIN_LINES) return null;
  const from = Math.min(...segments.map((segment) => segment.left));
  const width = Math.max(...segments.map((segment) => segment.right)) - from;
  const sorted = segments.toSorted((a, b) => b.y - a.y);
  let best: TextColumns | null = null;
  for (let x = from + GAP.from * width; x <= from + GAP.to * width; x += GAP.stepPt)
    for (const candidate of splitsAt(sorted, x))
      if (countLines(candidate) > countLines(best) && areTextColumns(candidate, segments)) best = candidate;
  return best;
}

function countLines(columns: TextColumns | null): number {
  return columns ? columns.left.length + columns.right.length : 0;
}

/** Stretches divided by `x` without crossing text. */
function splitsAt(sorted: Segment[], x: number): TextColumns[] {
  const stretches: Segment[][] = [[]];
  for (const segment of sorted) {
    if (segment.left < x && segment.right > x) stretches.push([]);
    else stretches.at(-1)?.push(segment);
  }
  return stretches
    .filter((stretch) => stretch.length >= 2 * MIN_LINES)
    .map((stretch) => ({
      left: stretch.filter((segment) => segment.right <= x),
      right: stretch.filter((segment) => segment.left >= x),
      top: stretch[0]?.y ?? 0,
    }));
}

function areTextColumns(columns: TextColumns, inFileOrder: Segment[]): boolean {
  return isText(columns.left) && isText(columns.right) && isWrittenAsText(columns, inFileOrder);
}

function isText(lines: Segment[]): boolean {
  if (lines.length < MIN_LINES) return false;
  const from = Math.min(...lines.map((line) => line.left));
  const width = Math.max(...lines.map((line) => line.right)) - from;
  const widths = lines.map((line) => line.right - line.left).sort((a, b) => a - b);
  const median = widths[Math.floor(widths.length / 2)] ?? 0;
  const within = lines.filter((line) => /^\p{Ll}/u.test(line.text)).length;
  return median >= MIN_FILLED * width && within >= MIN_WITHIN_SENTENCE * lines.length;
}

/** Files write text columns one after the other or line by line, but tables cell by cell. */
function isWrittenAsText({ left, right }: TextColumns, inFileOrder: Segment[]): boolean {
  const [inLeft, inRight] = [new Set(left), new Set(right)];
  const sides = inFileOrder.filter((one) => inLeft.has(one) || inRight.has(one)).map((one) => inLeft.has(one));
  const changes = sides.filter((side, at) => at > 0 && side !== sides[at - 1]).length;
  return changes === 1 || changes >= MIN_SIDE_CHANGES * Math.min(left.length, right.length);
}
