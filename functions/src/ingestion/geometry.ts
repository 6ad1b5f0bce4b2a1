/** Horizontal extent, in points. */
export interface Span {
  left: number;
  right: number;
}

/** Vertical extent in points; y grows upwards. */
interface Rise {
  top: number;
  bottom: number;
}

/** Capitals rise this far above the baseline, in ems: the cap height of common text fonts is 0.66 to 0.73. */
export const CAP_HEIGHT_EM = 0.75;

/** Letters such as p and g reach this far below the baseline, in ems: common text fonts have 0.19 to 0.24. */
export const DESCENT_EM = 0.2;

/** A gap between runs from which on they are two words, in ems: half of the narrowest space of common fonts. */
export const WORD_GAP_EM = 0.12;

/** Lines of one paragraph or cell are at most this far apart, in ems: line spacing 1.5 is 1.72 em in Times. */
export const LINE_PITCH_EM = 1.75;

/** Lines below one another are at least this far apart, in ems; closer ones are raised or lowered text. */
export const MIN_LINE_PITCH_EM = 0.3;

/** Column positions this close, in points, are one column. Set by eye on the development protocols. */
const CLUSTER_WIDTH_PT = 6;

/** Distance of columns, in points, that is assumed where there is only one. Set by eye. */
const DEFAULT_PITCH_PT = 40;

/** Whether two extents share a part of the line. */
export function overlapAcross(a: Span, b: Span): boolean {
  return a.left < b.right && b.left < a.right;
}

/** Whether two extents share more than `slack` points of height at either end. */
export function overlapDown(a: Rise, b: Rise, slack: number): boolean {
  return a.top > b.bottom + slack && a.bottom < b.top - slack;
}

export function centre({ left, right }: Span): number {
  return (left + right) / 2;
}

/** The mean positions of groups of values that are close together, in ascending order. */
export function cluster(values: number[]): number[] {
  const groups: number[][] = [];
  for (const value of values.toSorted((a, b) => a - b)) {
    const group = groups.at(-1);
    if (group && value - (group[0] ?? 0) < CLUSTER_WIDTH_PT) group.push(value);
    else groups.push([value]);
  }
  return groups.map((group) => group.reduce((sum, value) => sum + value, 0) / group.length);
}

/** The median distance between neighbouring positions, given in ascending order. */
export function medianPitch(positions: number[]): number {
  const gaps = positions
    .slice(1)
    .map((position, index) => position - (positions[index] ?? 0))
    .sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? DEFAULT_PITCH_PT;
}

/** The index of the position nearest to `x`; 0 when there are no positions. */
export function nearestIndex(positions: number[], x: number): number {
  return positions.reduce(
    (best, position, index) => (Math.abs(position - x) < Math.abs((positions[best] ?? 0) - x) ? index : best),
    0,
  );
}
