import { toBlock, type Block } from '../layout/blocks.ts';
import type { Row } from '../layout/row.ts';
import type { Segment } from '../layout/segments.ts';
import { scheduleMarks } from './schedule-marks.ts';

// Set by eye on the schedules of the development protocols.

/** Between a mark and the baseline of its label. */
const LABEL_LINE_EM = 0.3;

/** Greatest ratio of evenly spaced pitches. */
const EVEN_PITCH = 1.05;

/**
 * Files merge labels of unmarked rows with the label below. Marks are on their label's baseline or beside its middle.
 */
export function splitLabels(row: Row): Row[] {
  const [label, ...cells] = row.blocks;
  const marks = scheduleMarks(row);
  if (!label || label.segments.length < 2 || marks.length === 0) return [row];
  const own = label.segments.findIndex((line) =>
    marks.some((mark) => Math.abs(mark.y - line.y) < LABEL_LINE_EM * line.height),
  );
  const start = label.segments[own];
  if (own < 1 || !start || !startsLabel(start) || isMiddleLine(label.segments, own)) return [row];
  const above = groupLabels(label.segments.slice(0, own)).map((lines) => rowOf(row, [toBlock(lines)]));
  return [...above, rowOf(row, [toBlock(label.segments.slice(own)), ...cells])];
}

/** Marks beside the middle of evenly spaced lines belong to all of them. */
function isMiddleLine(lines: Segment[], at: number): boolean {
  const pitches = lines.slice(1).map((line, index) => (lines[index]?.y ?? 0) - line.y);
  return 2 * at === lines.length - 1 && Math.max(...pitches) <= EVEN_PITCH * Math.min(...pitches);
}

function groupLabels(lines: Segment[]): Segment[][] {
  const labels: Segment[][] = [];
  for (const line of lines) {
    const label = labels.at(-1);
    if (label && !startsLabel(line)) label.push(line);
    else labels.push([line]);
  }
  return labels;
}

function startsLabel(line: Segment): boolean {
  return /^[\p{Lu}\d(*]/u.test(line.text);
}

function rowOf({ page }: Row, blocks: Block[]): Row {
  const tops = blocks.map((block) => block.top);
  const bottoms = blocks.map((block) => block.bottom);
  return { page, blocks, top: Math.max(...tops), bottom: Math.min(...bottoms) };
}
