import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { RuledCell } from '../pdf/ruled-cells.ts';
import { drawPage, type DrawnPage } from '../pdf/draw-page.ts';
import type { PageText } from '../pdf/page-text.ts';
import { readCells } from './read-cells.ts';
import type { ReadLine } from './read-line.ts';
import type { Recognizer } from './recognizer.ts';
import { eraseRulingLines } from './ruling-lines.ts';
import { toPageText, trustedShare } from './to-page-text.ts';

/** Dots per inch; 300 took a third longer and recognized the same words. */
const RESOLUTION = 200;

/** Of a cell that is read again: the `±` of a visit's window is lost at less. */
const CELL_RESOLUTION = 300;

/** Points. Keeps a cell's borders out of its image, and its text from the image's edge. */
const BORDER_PT = 1;
const MARGIN_PT = 5;

/** Share of trusted letters below which the page may lie on its side. Upright scans had 0.9, turned ones up to 0.5. */
const UPRIGHT = 0.7;

/** Of a page with ruled tables, before its cells are read. */
const LIKELY_UPRIGHT = 0.5;

/** Pixels sampled to see whether a page is blank, and what counts as ink, from 0 to 255. */
const SAMPLE_STEP = 7;
const INK = 200;

interface Scanning {
  document: PDFDocumentProxy;
  recognizer: Recognizer;
  page: number;
}

/** Null for a page without text that can be trusted. */
export async function scanPage(scanning: Scanning): Promise<PageText | null> {
  let best: { text: PageText | null; share: number } = { text: null, share: 0 };
  for (const turn of [0, 90, 270]) {
    const drawn = await drawPage(scanning.document, { page: scanning.page, resolution: RESOLUTION, turn });
    if (isBlank(drawn)) return null;
    const scanned = await readDrawn(drawn, scanning, turn);
    if (scanned.share > best.share) best = scanned;
    if (best.share >= UPRIGHT) return best.text;
  }
  return best.text;
}

async function readDrawn(
  { canvas, viewport }: DrawnPage,
  { document, recognizer, page }: Scanning,
  turn: number,
): Promise<{ text: PageText | null; share: number }> {
  const rules = eraseRulingLines(canvas, viewport.scale);
  const pixel = 1 / viewport.scale;
  const lines = await recognizer.recognize(await canvas.encode('png'));
  const isRuled = rules.across.length > 0 && rules.down.length > 0;
  const readAgain = async () => {
    const larger = await drawPage(document, { page, resolution: CELL_RESOLUTION, turn });
    const readCell = async (cell: RuledCell) => {
      const image = cutOut(larger, cell);
      const read = await recognizer.recognize(await image.canvas.encode('png'));
      return read.map((line) => moved(line, { ...image, scale: viewport.scale / larger.viewport.scale }));
    };
    return readCells(lines, { rules, pixel, readCell });
  };
  const read = isRuled && trustedShare(lines) >= LIKELY_UPRIGHT ? await readAgain() : lines;
  const toPoints = ({ x, y }: { x: number; y: number }) => {
    const [left = 0, bottom = 0] = viewport.convertToPdfPoint(x, y) as number[];
    return { x: left, y: bottom };
  };
  const { width, height } = canvas;
  return { text: toPageText(read, { page, toPoints, width, height, rules, pixel }), share: trustedShare(read) };
}

interface CellImage {
  canvas: Canvas;
  /** Its left and upper edge among the pixels it was cut out of. */
  left: number;
  top: number;
}

/** Without its borders, and with a margin of paper. */
function cutOut({ canvas, viewport }: DrawnPage, cell: RuledCell): CellImage {
  const pixels = (points: number) => Math.round(points * viewport.scale);
  const [x, y] = [pixels(cell.left + BORDER_PT), pixels(cell.bottom + BORDER_PT)];
  const width = Math.max(1, pixels(cell.right - BORDER_PT) - x);
  const height = Math.max(1, pixels(cell.top - BORDER_PT) - y);
  const margin = pixels(MARGIN_PT);
  const image = createCanvas(width + 2 * margin, height + 2 * margin);
  const context = image.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, image.width, image.height);
  context.drawImage(canvas, x, y, width, height, margin, margin, width, height);
  return { canvas: image, left: x - margin, top: y - margin };
}

/** From the pixels of a cell's image to those of the page. */
function moved(line: ReadLine, { left, top, scale }: Omit<CellImage, 'canvas'> & { scale: number }): ReadLine {
  const x = (pixel: number) => (pixel + left) * scale;
  const y = (pixel: number) => (pixel + top) * scale;
  return {
    ...line,
    ...{ top: y(line.top), baseline: y(line.baseline), height: line.height * scale },
    words: line.words.map((word) => ({
      ...word,
      ...{ left: x(word.left), right: x(word.right), top: y(word.top), bottom: y(word.bottom) },
    })),
  };
}

function isBlank({ canvas }: DrawnPage): boolean {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 0; at < data.length; at += 4 * SAMPLE_STEP)
    if ((data[at] ?? 255) < INK || (data[at + 1] ?? 255) < INK) return false;
  return true;
}
