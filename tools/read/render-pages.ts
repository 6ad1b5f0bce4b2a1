import { createRequire } from 'node:module';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Pixels per point: small print stays readable. */
const SCALE = 1.5;

const JPEG_QUALITY = 70;

const PDFJS = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Unlike ingestion, with fonts and images. */
export async function openForRendering(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  return getDocument({
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    standardFontDataUrl: `${PDFJS}/standard_fonts/`,
    cMapUrl: `${PDFJS}/cmaps/`,
    wasmUrl: `${PDFJS}/wasm/`,
  }).promise;
}

/** A page as a JPEG. */
export async function renderPage(document: PDFDocumentProxy, number: number): Promise<Buffer> {
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: SCALE });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  // Its canvas has what pdf.js draws with, though not the type of a browser's.
  const target = canvas as unknown as HTMLCanvasElement;
  await page.render({ canvas: target, viewport, background: 'white' }).promise;
  page.cleanup();
  return canvas.encode('jpeg', JPEG_QUALITY);
}

/** Shares of the page's width and height, from its top left corner. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placement {
  /** Width of the page divided by its height. */
  ratio: number;
  /** Converts a rectangle in PDF points. */
  placeOf: (rect: [number, number, number, number]) => Box;
}

/** Where rectangles are on the page's image. */
export async function placesOn(document: PDFDocumentProxy, number: number): Promise<Placement> {
  const viewport = (await document.getPage(number)).getViewport({ scale: 1 });
  const { width, height } = viewport;
  return {
    ratio: width / height,
    placeOf: ([left, bottom, right, top]) => {
      const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(left, bottom) as number[];
      const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(right, top) as number[];
      return {
        left: Math.min(x1, x2) / width,
        top: Math.min(y1, y2) / height,
        width: Math.abs(x2 - x1) / width,
        height: Math.abs(y2 - y1) / height,
      };
    },
  };
}
