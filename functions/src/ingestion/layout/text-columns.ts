import type { Segment, SegmentedPage } from './layout.ts';

/** A page has columns of text from so many lines in each of them on. */
const LINES = 8;

/** How much of its column's width a line of text fills in the middle of all lines. */
const FILLED = 0.75;

/** Of the lines of a text so many begin within a sentence; of the cells of a table hardly any do. */
const WITHIN_SENTENCE = 0.35;

/** Where in the page's text, as shares of its width, the gap between two columns is looked for. */
const MIDDLE = { from: 0.35, to: 0.65, step: 3 };

interface Sides {
  left: Segment[];
  right: Segment[];
  top: number;
}

/**
 * The parts of a page that are read one after the other: what stands above two columns of text, the left one, the
 * right one, what stands below. One part for a page without columns; the columns of a table are none.
 */
export function splitTextColumns(page: SegmentedPage): SegmentedPage[] {
  const columns = findColumns(page.segments);
  if (!columns) return [page];
  const { left, right, top } = columns;
  const beside = new Set([...left, ...right]);
  const above = page.segments.filter((segment) => segment.y >= top && !beside.has(segment));
  const below = page.segments.filter((segment) => segment.y < top && !beside.has(segment));
  return [above, left, right, below].filter((part) => part.length > 0).map((segments) => ({ ...page, segments }));
}

function findColumns(segments: Segment[]): Sides | null {
  if (segments.length < 2 * LINES) return null;
  const from = Math.min(...segments.map((segment) => segment.left));
  const width = Math.max(...segments.map((segment) => segment.right)) - from;
  const sorted = segments.toSorted((a, b) => b.y - a.y);
  let best: Sides | null = null;
  for (let x = from + MIDDLE.from * width; x <= from + MIDDLE.to * width; x += MIDDLE.step)
    for (const band of bandsBeside(sorted, x))
      if (linesIn(band) > linesIn(best) && areColumns(band, segments)) best = band;
  return best;
}

function linesIn(band: Sides | null): number {
  return band ? band.left.length + band.right.length : 0;
}

/** The stretches of a page in which nothing stands across `x`, but for those too short for two columns. */
function bandsBeside(sorted: Segment[], x: number): Sides[] {
  const bands: Segment[][] = [[]];
  for (const segment of sorted) {
    if (segment.left < x && segment.right > x) bands.push([]);
    else bands.at(-1)?.push(segment);
  }
  return bands
    .filter((band) => band.length >= 2 * LINES)
    .map((band) => ({
      left: band.filter((segment) => segment.right <= x),
      right: band.filter((segment) => segment.left >= x),
      top: band[0]?.y ?? 0,
    }));
}

function areColumns(band: Sides, inFileOrder: Segment[]): boolean {
  return isText(band.left) && isText(band.right) && isReadAlong(band, inFileOrder);
}

function isText(lines: Segment[]): boolean {
  if (lines.length < LINES) return false;
  const from = Math.min(...lines.map((line) => line.left));
  const width = Math.max(...lines.map((line) => line.right)) - from;
  const widths = lines.map((line) => line.right - line.left).sort((a, b) => a - b);
  const within = lines.filter((line) => /^\p{Ll}/u.test(line.text)).length;
  return (widths[Math.floor(widths.length / 2)] ?? 0) >= FILLED * width && within >= WITHIN_SENTENCE * lines.length;
}

/** Columns are written one after the other, or line by line across the page; the rows of a table cell by cell. */
function isReadAlong({ left, right }: Sides, inFileOrder: Segment[]): boolean {
  const [inLeft, inRight] = [new Set(left), new Set(right)];
  const sides = inFileOrder.filter((one) => inLeft.has(one) || inRight.has(one)).map((one) => inLeft.has(one));
  const changes = sides.filter((side, at) => at > 0 && side !== sides[at - 1]).length;
  return changes === 1 || changes >= 1.6 * Math.min(left.length, right.length);
}
