import { toBlock, type Block } from '../layout/blocks.ts';
import type { Row } from '../layout/row.ts';
import { toSegment, type Segment } from '../layout/segments.ts';
import type { PageText, Run } from '../pdf/page-text.ts';
import { NO_RULES } from '../pdf/rules.ts';

const CHARACTER_WIDTH = 5;
const FONT_SIZE = 10;

/** Characters are half as wide as the font is high. */
export function run(text: string, left: number, more: Partial<Run> = {}): Run {
  const right = left + CHARACTER_WIDTH * text.length;
  return { text, left, right, y: 700, height: FONT_SIZE, font: 'body', startsBlock: false, ...more };
}

export function pageOf(runs: Run[]): PageText {
  return { page: 1, turn: 0, runs, rotated: [], bottom: 0, top: 800, rules: NO_RULES };
}

function segment(text: string, left: number, more: Partial<Run> = {}): Segment {
  return toSegment([run(text, left, more)]);
}

export function cell(text: string, left: number, more: Partial<Run> = {}): Block {
  return toBlock([segment(text, left, more)]);
}

export function rowOf(...blocks: Block[]): Row {
  const [tops, bottoms] = [blocks.map(({ top }) => top), blocks.map(({ bottom }) => bottom)];
  return { page: 1, blocks, top: Math.max(...tops), bottom: Math.min(...bottoms) };
}
