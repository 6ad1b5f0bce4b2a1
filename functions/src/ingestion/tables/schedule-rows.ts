import { toBlock, type Row, type Segment } from '../layout/layout.ts';
import { marksOf } from './table-heads.ts';

/**
 * Labels of rows without any mark stand right above the label of the next row, and many files do not say where one
 * ends. The marks stand on the baseline of their own label, or in the middle of its lines: what is above it is other
 * rows.
 */
export function splitLabels(row: Row): Row[] {
  const [label, ...cells] = row.blocks;
  const marks = marksOf(row);
  if (!label || label.segments.length < 2 || marks.length === 0) return [row];
  const own = label.segments.findIndex((line) => marks.some((mark) => Math.abs(mark.y - line.y) < 0.3 * line.height));
  const start = label.segments[own];
  if (own < 1 || !start || !startsLabel(start) || isCentred(label.segments, own)) return [row];
  const above = groupLabels(label.segments.slice(0, own)).map((lines) => toRow(row, [toBlock(lines)]));
  return [...above, toRow(row, [toBlock(label.segments.slice(own)), ...cells])];
}

/** Whether a line is the middle one of lines that are equally far apart, as those of one label are. */
function isCentred(lines: Segment[], own: number): boolean {
  const pitches = lines.slice(1).map((line, at) => (lines[at]?.y ?? 0) - line.y);
  return 2 * own === lines.length - 1 && Math.max(...pitches) <= 1.05 * Math.min(...pitches);
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

function toRow(row: Row, blocks: Row['blocks']): Row {
  const tops = blocks.map((block) => block.top);
  const bottoms = blocks.map((block) => block.bottom);
  return { page: row.page, blocks, top: Math.max(...tops), bottom: Math.min(...bottoms) };
}
