import { LINE_PITCH_EM, overlapAcross, RAISED_SIZE, WORD_GAP_EM } from '../geometry.ts';
import type { Block } from '../layout/blocks.ts';
import type { Row } from '../layout/row.ts';
import type { Run } from '../pdf/page-text.ts';

/** A header or mark: touching runs, or a cell of several lines. */
export interface Piece {
  text: string;
  left: number;
  right: number;
  /** Of the first line. */
  y: number;
  /** Baseline of the last line. */
  lowest: number;
  height: number;
  runs: Run[];
}

// Set by eye on the schedules of the development protocols, whose columns can be closer than words of prose.

const PIECE_GAP_EM = 0.32;

const MAX_OVERLAP_PT = 1;

/** Superscripts included. */
const PIECE_LINE_EM = 0.6;

const SAME_HEADER_LINE_EM = 0.75;

export function piecesOf(row: Row): Piece[] {
  return joinTouching(row.blocks.flatMap(runsIn));
}

/** From top to bottom. A two-line cell beside a one-line cell is one header. */
export function headerLines(blocks: Block[]): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of blocks.flatMap(cellsIn).sort((a, b) => b.y - a.y)) {
    const group = groups.at(-1);
    const lowest = group?.at(-1);
    const isSameLine = lowest && lowest.y - piece.y < SAME_HEADER_LINE_EM * Math.min(lowest.height, piece.height);
    if (group && isSameLine) group.push(piece);
    else groups.push([piece]);
  }
  return groups.map((group) => {
    const cells: Piece[] = [];
    for (const piece of group) {
      const above = cells.find((cell) => overlapAcross(cell, piece) && cell.y > piece.y);
      if (above) append(above, piece);
      else cells.push({ ...piece });
    }
    return cells.sort((a, b) => a.left - b.left);
  });
}

/** Pieces of each line of a cell, from top to bottom. */
export function linesInCell(runs: Run[]): Piece[][] {
  const lines: Run[][] = [];
  for (const run of runs.toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    const isSameLine = line?.some((other) => other.y - run.y < PIECE_LINE_EM * Math.max(other.height, run.height));
    if (line && isSameLine) line.push(run);
    else lines.push([run]);
  }
  return lines.map((line) => joinTouching(line.sort((a, b) => a.left - b.left)));
}

export function joinCell(runs: Run[]): Piece | null {
  const [first, ...more] = linesInCell(runs).flat();
  if (!first) return null;
  for (const piece of more) append(first, piece);
  return first;
}

/** A line joins the cell above if it is the only one below it. */
function cellsIn(block: Block): Piece[] {
  const pieces = joinTouching(runsIn(block));
  const cells: Piece[] = [];
  for (const piece of pieces.toSorted((a, b) => b.y - a.y)) {
    const above = cells.find(
      (cell) =>
        overlapAcross(cell, piece) && cell.lowest > piece.y && cell.lowest - piece.y <= LINE_PITCH_EM * piece.height,
    );
    const isAlone = !pieces.some(
      (other) => above && other !== piece && other.y === piece.y && overlapAcross(above, other),
    );
    if (above && isAlone) append(above, piece);
    else cells.push({ ...piece, runs: [...piece.runs] });
  }
  return cells;
}

function joinTouching(runs: Run[]): Piece[] {
  const pieces: Piece[] = [];
  for (const run of runs) {
    const piece = pieces.at(-1);
    if (piece && touches(piece, run)) {
      const gap = run.left - piece.right;
      // Footnote marks are not part of the name.
      const isRaised = run.height < RAISED_SIZE * piece.height && run.y > piece.y;
      if (!isRaised) piece.text += (gap > WORD_GAP_EM * piece.height ? ' ' : '') + run.text.trim();
      piece.right = run.right;
      piece.runs.push(run);
    } else {
      const { left, right, y, height } = run;
      pieces.push({ text: run.text.trim(), left, right, y, lowest: y, height, runs: [run] });
    }
  }
  return pieces;
}

function touches(piece: Piece, run: Run): boolean {
  const gap = run.left - piece.right;
  const isSameLine = Math.abs(piece.y - run.y) < PIECE_LINE_EM * Math.max(piece.height, run.height);
  return isSameLine && gap >= -MAX_OVERLAP_PT && gap <= PIECE_GAP_EM * piece.height;
}

function append(above: Piece, piece: Piece): void {
  above.text += ` ${piece.text}`;
  above.left = Math.min(above.left, piece.left);
  above.right = Math.max(above.right, piece.right);
  above.lowest = Math.min(above.lowest, piece.lowest);
  above.runs.push(...piece.runs);
}

function runsIn(block: Block): Run[] {
  return block.segments.flatMap((segment) => segment.runs);
}
