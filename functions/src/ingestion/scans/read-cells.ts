import type { Rules } from '../pdf/page-rules.ts';
import { cellAt, type RuledCell } from '../pdf/ruled-cells.ts';
import { isTrusted, isWord, type ReadLine, type ReadWord } from './read-line.ts';

/** Cells of a page that are read again at most; each takes some 50 ms. */
const MOST_CELLS = 120;

/** How a single letter that marks a visit is recognized: an `x` often as two, of different sizes. */
const MARK = /^[xX]{1,2}$/;
const MARK_SIGN = 'X';

/** Per cent. Alone in its cell, an uncertain `x` is hardly anything else. */
const LIKELY_MARK = 30;
const CERTAIN = 100;

interface Cell {
  place: RuledCell;
  /** Its words, by line. */
  parts: Map<ReadLine, ReadWord[]>;
}

export interface RuledPage {
  /** In points from the left and upper edge of the image. */
  rules: Rules;
  /** In points, of a pixel of the words. */
  pixel: number;
  /** What is drawn in a cell, alone and larger, at its place among the words. */
  readCell: (cell: RuledCell) => Promise<ReadLine[]>;
}

/** Reads cells of tables again that hold words which are not trusted. */
export async function readCells(lines: readonly ReadLine[], page: RuledPage): Promise<ReadLine[]> {
  const words = new Map(lines.map((line) => [line, line.words]));
  let read = 0;
  for (const cell of cellsOf(lines, page)) {
    const better = markIn(cell) ?? (isUnsure(cell) && read++ < MOST_CELLS ? await readAgain(cell, page) : null);
    for (const [line, instead] of better ?? []) {
      const before = cell.parts.get(line) ?? [];
      const others = (words.get(line) ?? []).filter((word) => !before.includes(word));
      words.set(
        line,
        [...others, ...instead].toSorted((a, b) => a.left - b.left),
      );
    }
  }
  return lines.map((line) => ({ ...line, words: words.get(line) ?? line.words }));
}

function cellsOf(lines: readonly ReadLine[], { rules, pixel }: RuledPage): Cell[] {
  const cells = new Map<string, Cell>();
  for (const line of lines)
    for (const word of line.words) {
      const middle = { x: ((word.left + word.right) / 2) * pixel, y: ((word.top + word.bottom) / 2) * pixel };
      const place = cellAt(rules, middle);
      if (!place) continue;
      const key = Object.values(place).join();
      const cell = cells.get(key) ?? { place, parts: new Map<ReadLine, ReadWord[]>() };
      cells.set(key, cell);
      cell.parts.set(line, [...(cell.parts.get(line) ?? []), word]);
    }
  return [...cells.values()];
}

function isUnsure({ parts }: Cell): boolean {
  return [...parts.values()].flat().some((word) => isWord(word) && !isTrusted(word));
}

function markIn({ parts }: Cell): Cell['parts'] | null {
  const [[line, [word, ...others] = []] = [], ...lines] = parts;
  const isMark = word && MARK.test(word.text) && word.confidence >= LIKELY_MARK;
  if (!line || !isMark || others.length + lines.length > 0) return null;
  return new Map([[line, [{ ...word, text: MARK_SIGN, confidence: CERTAIN }]]]);
}

/** Null unless it is more certain, line by line. */
async function readAgain({ place, parts }: Cell, page: RuledPage): Promise<Cell['parts'] | null> {
  const again = await page.readCell(place);
  const instead: Cell['parts'] = new Map();
  for (const { words, baseline } of again.filter((line) => line.words.some(isWord))) {
    const line = [...parts.keys()].find((one) => Math.abs(one.baseline - baseline) < one.height / 2);
    if (!line || instead.has(line)) return null;
    instead.set(line, words);
  }
  const isBetter = confidenceOf(instead) > confidenceOf(parts) && instead.size === parts.size;
  return isBetter ? instead : null;
}

/** Mean of the words, per cent. */
function confidenceOf(parts: Cell['parts']): number {
  const words = [...parts.values()].flat().filter(isWord);
  return words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length);
}
