import type { Span } from '../geometry.ts';
import type { Rules } from './page-rules.ts';

export interface RuledCell extends Span {
  bottom: number;
  top: number;
}

/** Rules of neighbouring cells need not meet exactly. Set by eye. */
const GAP_PT = 1.5;

/** Null unless there are rules on all sides. */
export function cellAt({ across, down }: Rules, { x, y }: { x: number; y: number }): RuledCell | null {
  const cell: RuledCell = { left: -Infinity, right: Infinity, bottom: -Infinity, top: Infinity };
  for (const rule of down) {
    if (y < rule.bottom - GAP_PT || y > rule.top + GAP_PT) continue;
    if (rule.x <= x) cell.left = Math.max(cell.left, rule.x);
    else cell.right = Math.min(cell.right, rule.x);
  }
  for (const rule of across) {
    if (x < rule.left - GAP_PT || x > rule.right + GAP_PT) continue;
    if (rule.y <= y) cell.bottom = Math.max(cell.bottom, rule.y);
    else cell.top = Math.min(cell.top, rule.y);
  }
  return Object.values(cell).every(Number.isFinite) ? cell : null;
}
