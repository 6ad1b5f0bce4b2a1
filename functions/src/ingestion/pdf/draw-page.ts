import { createRequire } from 'node:module';
import path from 'node:path';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { PageViewport, PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

const POINTS_PER_INCH = 72;

/** Pixels; larger pages are drawn at a lower resolution, larger images are left out. */
const MAX_CANVAS = 16_000_000;
const MAX_IMAGE = 64_000_000;

export interface DrawnPage {
  canvas: Canvas;
  viewport: PageViewport;
}

/** With its fonts and images. Rejects with pdf.js exceptions. */
export async function openForDrawing(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const assets = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  return getDocument({
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    cMapUrl: `${assets}/cmaps/`,
    standardFontDataUrl: `${assets}/standard_fonts/`,
    wasmUrl: `${assets}/wasm/`,
    // Glyphs are drawn as paths, so that no font is registered with the process.
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: MAX_IMAGE,
  }).promise;
}

interface Drawing {
  page: number;
  /** Dots per inch. */
  resolution: number;
  /** Degrees clockwise, in addition to the page's own rotation. */
  turn?: number;
}

export async function drawPage(
  document: PDFDocumentProxy,
  { page, resolution, turn = 0 }: Drawing,
): Promise<DrawnPage> {
  const proxy = await document.getPage(page);
  const rotation = (proxy.rotate + turn) % 360;
  const { width, height } = proxy.getViewport({ scale: 1 });
  const scale = Math.min(resolution / POINTS_PER_INCH, Math.sqrt(MAX_CANVAS / Math.max(1, width * height)));
  const viewport = proxy.getViewport({ scale, rotation });
  const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  // The canvas has what pdf.js uses of the browser's.
  await proxy.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  proxy.cleanup();
  return { canvas, viewport };
}
