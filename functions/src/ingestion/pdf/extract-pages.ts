import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { turnPoint, type PageText, type Run } from './page-text.ts';
import { standHeadsUp, type TurnedText } from '../tables/turned-heads.ts';

type TextItem = Extract<Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number], { str: string }>;

/**
 * Opens a PDF for its text alone: no fonts are loaded, no images are decoded and no code of the file is run.
 * Rejects with pdf.js's own exceptions.
 */
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

/** The text of a page, upright; a page that cannot be read has no runs. */
export async function extractPage(document: PDFDocumentProxy, page: number): Promise<PageText> {
  try {
    const proxy = await document.getPage(page);
    const content = await proxy.getTextContent();
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = proxy.view;
    proxy.cleanup();
    const items = content.items.filter((item) => 'str' in item);
    const turn = mainTurn(items);
    const corners = [turnPoint({ x: x1, y: y1 }, turn), turnPoint({ x: x2, y: y2 }, turn)].map((point) => point.y);
    return { page, turn, runs: toRuns(items, turn), bottom: Math.min(...corners), top: Math.max(...corners) };
  } catch {
    return { page, turn: 0, runs: [], bottom: 0, top: 0 };
  }
}

/** Most of a page's characters stand one way; a watermark across it or a note along its edge does not. */
function mainTurn(items: TextItem[]): number {
  const characters = new Map<number, number>();
  for (const item of items) {
    const turn = turnOf(item);
    if (turn !== null) characters.set(turn, (characters.get(turn) ?? 0) + item.str.length);
  }
  const [first] = [...characters].sort((a, b) => b[1] - a[1]);
  return first?.[0] ?? 0;
}

/** Null for text that is slanted: nothing but watermarks and stamps is. */
function turnOf(item: TextItem): number | null {
  const [a = 1, b = 0] = item.transform as number[];
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  const nearest = Math.round(degrees / 90) * 90;
  return Math.abs(degrees - nearest) > 5 ? null : (nearest + 360) % 360;
}

/**
 * pdf.js ends a line inside a paragraph or cell on its last item; an empty item that ends a line stands where the
 * file itself began something new.
 */
function toRuns(items: TextItem[], turn: number): Run[] {
  const runs: Run[] = [];
  const turned: TurnedText[] = [];
  let startsBlock = true;
  for (const item of items) {
    if (item.str.trim() === '') {
      if (item.str === '' && item.hasEOL) startsBlock = true;
      continue;
    }
    const itsTurn = turnOf(item);
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
    const start = turnPoint({ x, y }, turn);
    const height = item.height || Math.hypot(a, b);
    if (itsTurn !== turn) {
      const upwards = itsTurn === (turn + 90) % 360;
      if (!upwards && itsTurn !== (turn + 270) % 360) continue;
      const [bottom, top] = upwards ? [start.y, start.y + item.width] : [start.y - item.width, start.y];
      const text = item.str.trim();
      turned.push({ text, upwards, x: start.x, bottom, top, height, font: item.fontName, place: runs.length });
      continue;
    }
    runs.push({
      text: item.str,
      left: start.x,
      right: start.x + item.width,
      y: start.y,
      height,
      font: item.fontName,
      startsBlock,
    });
    startsBlock = false;
  }
  return standHeadsUp(runs, turned);
}
