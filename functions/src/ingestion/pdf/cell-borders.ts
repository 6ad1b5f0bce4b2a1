import type { Rules } from './page-rules.ts';

type Across = Rules['across'][number];
type Down = Rules['down'][number];

// Points. Set by eye.

/** Rules of neighbouring cells need not meet exactly. */
const GAP_PT = 3;

/** Height of a joint between the borders of two cells. */
const SAME_LINE_PT = 1.5;

/** Not underlines, which end within a cell. A table open at its sides is closed where its lines end. */
export function cellBorders({ across, down }: Rules): Rules {
  if (down.length === 0) return { across: [], down: [] };
  const lines = joinLines(across);
  const sides = lines.flatMap((upper, at) => sidesBetween(upper, lines.slice(at + 1), down));
  const all = [...down, ...sides];
  return { across: lines.filter((line) => touches(line, line.left, all) && touches(line, line.right, all)), down: all };
}

/** Joins the borders of cells side by side; from top to bottom. */
function joinLines(across: readonly Across[]): Across[] {
  const lines: Across[] = [];
  for (const rule of across.toSorted((a, b) => b.y - a.y || a.left - b.left)) {
    const line = lines.findLast((other) => Math.abs(other.y - rule.y) < SAME_LINE_PT && isNext(other, rule));
    if (line) {
      line.left = Math.min(line.left, rule.left);
      line.right = Math.max(line.right, rule.right);
    } else lines.push({ ...rule });
  }
  return lines;
}

function isNext(line: Across, rule: Across): boolean {
  return rule.left <= line.right + GAP_PT && rule.right >= line.left - GAP_PT;
}

/** Between two lines of the same width that a rule connects. */
function sidesBetween(upper: Across, below: readonly Across[], down: readonly Down[]): Down[] {
  const lower = below.find(
    (line) => Math.abs(line.left - upper.left) < GAP_PT && Math.abs(line.right - upper.right) < GAP_PT,
  );
  if (!lower) return [];
  const isBetweenCells = ({ x, bottom, top }: Down) =>
    x > upper.left + GAP_PT && x < upper.right - GAP_PT && bottom < lower.y + GAP_PT && top > upper.y - GAP_PT;
  if (!down.some(isBetweenCells)) return [];
  return [upper.left, upper.right].map((x) => ({ x, bottom: lower.y, top: upper.y }));
}

function touches({ y }: Across, x: number, down: readonly Down[]): boolean {
  return down.some((rule) => Math.abs(rule.x - x) < GAP_PT && rule.bottom < y + GAP_PT && rule.top > y - GAP_PT);
}
