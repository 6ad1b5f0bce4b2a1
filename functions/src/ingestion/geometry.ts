/** In points. */
export interface Span {
  left: number;
  right: number;
}

/** In points; y grows upwards. */
interface Rise {
  top: number;
  bottom: number;
}

/** Common text fonts have 0.66 to 0.73. */
export const CAP_HEIGHT_EM = 0.75;

/** Below the baseline, as in p and g. Common text fonts have 0.19 to 0.24. */
export const DESCENT_EM = 0.2;

/** Half the narrowest space of common fonts. */
export const WORD_GAP_EM = 0.12;

/** Greatest pitch within a paragraph. Times at 1.5 spacing has 1.72. */
export const LINE_PITCH_EM = 1.75;

// Set by eye on the development protocols, like all thresholds in `ingestion` unless noted.

/** Closer text is raised or lowered. */
export const MIN_LINE_PITCH_EM = 0.3;

/** Smaller text, as a share of the text beside it, is raised. */
export const RAISED_SIZE = 0.8;

/** Beginnings of lines closer than this are one edge. */
export const SAME_START_PT = 2;

/** Closer positions are one column. */
const CLUSTER_WIDTH_PT = 6;

/** Where there is only one column. */
const DEFAULT_PITCH_PT = 40;

export function overlapAcross(a: Span, b: Span): boolean {
  return a.left < b.right && b.left < a.right;
}

/** Ignores an overlap of up to `slack` points. */
export function overlapDown(a: Rise, b: Rise, slack: number): boolean {
  return a.top > b.bottom + slack && a.bottom < b.top - slack;
}

export function centre({ left, right }: Span): number {
  return (left + right) / 2;
}

/** Means of groups of close values, ascending. */
export function cluster(values: number[]): number[] {
  const groups: number[][] = [];
  for (const value of values.toSorted((a, b) => a - b)) {
    const group = groups.at(-1);
    if (group && value - (group[0] ?? 0) < CLUSTER_WIDTH_PT) group.push(value);
    else groups.push([value]);
  }
  return groups.map((group) => group.reduce((sum, value) => sum + value, 0) / group.length);
}

/** Expects them ascending. */
export function medianPitch(positions: number[]): number {
  const gaps = positions
    .slice(1)
    .map((position, index) => position - (positions[index] ?? 0))
    .sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? DEFAULT_PITCH_PT;
}

/** 0 without positions. */
export function nearestIndex(positions: number[], x: number): number {
  return positions.reduce(
    (best, position, index) => (Math.abs(position - x) < Math.abs((positions[best] ?? 0) - x) ? index : best),
    0,
  );
}
