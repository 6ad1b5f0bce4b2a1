import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawPage, type DrawnPage } from '../pdf/draw-page.ts';
import type { PageText } from '../pdf/page-text.ts';
import type { Recognizer } from './recognizer.ts';
import { toPageText, trustedShare } from './to-page-text.ts';

/** Dots per inch; 300 took a third longer and recognized the same words. */
const RESOLUTION = 200;

/** Share of trusted letters below which the page may lie on its side. Upright scans had 0.9, turned ones up to 0.5. */
const UPRIGHT = 0.7;

/** Pixels sampled to see whether a page is blank, and what counts as ink, from 0 to 255. */
const SAMPLE_STEP = 7;
const INK = 200;

/** Null for a page without text that can be trusted. */
export async function scanPage(
  document: PDFDocumentProxy,
  recognizer: Recognizer,
  page: number,
): Promise<PageText | null> {
  let best: { text: PageText | null; share: number } = { text: null, share: 0 };
  for (const turn of [0, 90, 270]) {
    const drawn = await drawPage(document, { page, resolution: RESOLUTION, turn });
    if (isBlank(drawn)) return null;
    const { canvas, viewport } = drawn;
    const blocks = await recognizer.recognize(await canvas.encode('png'));
    const share = trustedShare(blocks);
    if (share > best.share) {
      const toPoints = ({ x, y }: { x: number; y: number }) => {
        const [left = 0, bottom = 0] = viewport.convertToPdfPoint(x, y) as number[];
        return { x: left, y: bottom };
      };
      const { width, height } = canvas;
      best = { text: toPageText(blocks, { page, toPoints, width, height }), share };
    }
    if (best.share >= UPRIGHT) return best.text;
  }
  return best.text;
}

function isBlank({ canvas }: DrawnPage): boolean {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 0; at < data.length; at += 4 * SAMPLE_STEP)
    if ((data[at] ?? 255) < INK || (data[at + 1] ?? 255) < INK) return false;
  return true;
}
