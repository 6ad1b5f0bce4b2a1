import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { SCHEDULE_SIGNS } from '../schedule-signs.ts';
import { turnPoint, type PageText, type RotatedText, type Run, type TextItem } from './page-text.ts';
import { NO_RULES, readRules } from './rules.ts';
import { isSpacedApart, withTrueSpaces } from './true-spaces.ts';

/** Degrees; beyond it text is a watermark or stamp. Set by eye on scanned forms. */
const MAX_SLANT = 5;

const MARK = new RegExp(String.raw`^\(?[${SCHEDULE_SIGNS}]\S{0,3}$`, 'u');

/** Also a section's number. */
const LIST_MARK = /^\s*(?:[^\p{L}\d]|o|\(?\w{1,3}[.)]|\d+(?:\.\d+)*\.?)\s*$/u;

/** Either is enough. Set by eye. */
const MARKS_IN_ROW = 3;
const MARKED_ROWS = 4;

/** Lines with a cell that begins at the same place after a gap. Set by eye. */
const CELL_GAP_EM = 1.3;
const CELLS_IN_COLUMN = 3;
const COLUMN_STEP_PT = 4;
const LINE_STEP_PT = 3;

/** Text only: no fonts, images or scripts. Rejects with pdf.js exceptions. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  return getDocument({
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: 0,
  }).promise;
}

/** Upright; unreadable pages have no text. */
export async function extractPages(document: PDFDocumentProxy): Promise<PageText[]> {
  const pages: PageText[] = [];
  for (let page = 1; page <= document.numPages; page++) pages.push(await extractPage(document, page));
  return pages;
}

async function extractPage(document: PDFDocumentProxy, page: number): Promise<PageText> {
  try {
    const proxy = await document.getPage(page);
    const content = await proxy.getTextContent();
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = proxy.view;
    const found = content.items.filter((item) => 'str' in item);
    const items = isSpacedApart(found) ? await withTrueSpaces(found, proxy) : found;
    const turn = mainTurn(items);
    const edges = [turnPoint({ x: x1, y: y1 }, turn), turnPoint({ x: x2, y: y2 }, turn)].map((point) => point.y);
    const { runs, rotated } = readItems(items, turn);
    const rules =
      mayHoldSchedule(runs) || mayHoldTable(runs) ? await readRules(proxy, turn).catch(() => NO_RULES) : NO_RULES;
    proxy.cleanup();
    return { page, turn, runs, rotated, bottom: Math.min(...edges), top: Math.max(...edges), rules };
  } catch {
    return { page, turn: 0, runs: [], rotated: [], bottom: 0, top: 0, rules: NO_RULES };
  }
}

/** Rules take time to read: only for pages with columns, or marks in a row. */
function mayHoldSchedule(runs: Run[]): boolean {
  const marks = new Map<number, number>();
  for (const { text, y } of runs) {
    if (!MARK.test(text.trim())) continue;
    const inRow = (marks.get(Math.round(y)) ?? 0) + 1;
    if (inRow === MARKS_IN_ROW) return true;
    marks.set(Math.round(y), inRow);
  }
  return marks.size >= MARKED_ROWS;
}

function mayHoldTable(runs: Run[]): boolean {
  const lines = Map.groupBy(runs, ({ y }) => Math.round(y / LINE_STEP_PT));
  const inColumns = new Map<number, number>();
  for (const line of lines.values()) {
    const cells = line.length > 1 ? line.toSorted((a, b) => a.left - b.left) : [];
    for (const [at, { left, height }] of cells.entries()) {
      const before = cells[at - 1];
      const isListMark = at === 1 && before && LIST_MARK.test(before.text);
      if (!before || isListMark || left - before.right <= CELL_GAP_EM * height) continue;
      const column = Math.round(left / COLUMN_STEP_PT);
      const count = (inColumns.get(column) ?? 0) + 1;
      if (count === CELLS_IN_COLUMN) return true;
      inColumns.set(column, count);
    }
  }
  return false;
}

/** By number of characters, so watermarks and margin notes do not count. */
function mainTurn(items: TextItem[]): number {
  const characters = new Map<number, number>();
  for (const item of items) {
    const turn = turnOf(item);
    if (turn !== null) characters.set(turn, (characters.get(turn) ?? 0) + item.str.length);
  }
  const [first] = [...characters].sort((a, b) => b[1] - a[1]);
  return first?.[0] ?? 0;
}

/** Degrees; null for slanted text. */
function turnOf(item: TextItem): number | null {
  const [a = 1, b = 0] = item.transform as number[];
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  const nearest = Math.round(degrees / 90) * 90;
  return Math.abs(degrees - nearest) > MAX_SLANT ? null : (nearest + 360) % 360;
}

/**
 * pdf.js flags line ends within a paragraph or cell on the last item, and sends an empty item where the file begins a
 * new block.
 */
function readItems(items: TextItem[], turn: number): Pick<PageText, 'runs' | 'rotated'> {
  const runs: Run[] = [];
  const rotated: RotatedText[] = [];
  let startsBlock = true;
  for (const item of items) {
    if (item.str.trim() === '') {
      if (item.str === '' && item.hasEOL) startsBlock = true;
      continue;
    }
    const itemTurn = turnOf(item);
    if (itemTurn === turn) {
      runs.push(toRun(item, turn, startsBlock));
      startsBlock = false;
    } else if (itemTurn === (turn + 90) % 360 || itemTurn === (turn + 270) % 360)
      rotated.push(toRotated(item, turn, { upwards: itemTurn === (turn + 90) % 360, index: runs.length }));
  }
  return { runs, rotated };
}

function toRun(item: TextItem, turn: number, startsBlock: boolean): Run {
  const { x, y, height } = placeOf(item, turn);
  return { text: item.str, left: x, right: x + item.width, y, height, font: item.fontName, startsBlock };
}

function toRotated(item: TextItem, turn: number, more: Pick<RotatedText, 'upwards' | 'index'>): RotatedText {
  const { x, y, height } = placeOf(item, turn);
  const [bottom, top] = more.upwards ? [y, y + item.width] : [y - item.width, y];
  return { text: item.str.trim(), x, bottom, top, height, font: item.fontName, ...more };
}

function placeOf(item: TextItem, turn: number): { x: number; y: number; height: number } {
  const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
  return { ...turnPoint({ x, y }, turn), height: item.height || Math.hypot(a, b) };
}
