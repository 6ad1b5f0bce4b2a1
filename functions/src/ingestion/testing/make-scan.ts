import type { Content } from 'pdfmake/interfaces';
import { drawPage, openForDrawing } from '../pdf/draw-page.ts';
import { makePdf } from './make-pdf.ts';

const RESOLUTION = 150;
const A4_WIDTH = 595.28;

/** A page as an image of it, as a scanner makes it; lying on its side after a turn. */
export async function makeScan(content: Content, turn = 0): Promise<Content> {
  const printed = await openForDrawing(await makePdf(content));
  const { canvas } = await drawPage(printed, { page: 1, resolution: RESOLUTION, turn });
  return { image: canvas.toDataURL('image/png'), width: A4_WIDTH };
}

/** Pages without margins, as scans have none. */
export function bind(pages: Content[]): Promise<Uint8Array> {
  return makePdf(
    pages.map((page, at) => ({ stack: [page], ...(at > 0 && { pageBreak: 'before' as const }) })),
    { pageMargins: 0 },
  );
}
