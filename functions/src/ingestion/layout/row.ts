import type { RuledCell } from '../pdf/ruled-cells.ts';
import type { Block } from './blocks.ts';

/** Blocks side by side: a table row, or a single paragraph. */
export interface Row {
  page: number;
  blocks: Block[];
  top: number;
  bottom: number;
  /** Of each block, where rules enclose a table's cells. */
  cells?: RuledCell[];
}
