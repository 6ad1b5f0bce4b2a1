import { parentPort, workerData } from 'node:worker_threads';
import { drawPage, openForDrawing } from '../pdf/draw-page.ts';
import type { PageImage, PagesToDraw } from './draw-pages.ts';

/** Dots per inch; the smallest print of schedules is legible, and a page is about 200 kB. */
const RESOLUTION = 130;

/** Per cent. */
const JPEG_QUALITY = 80;

const { bytes, pages } = workerData as PagesToDraw;
const document = await openForDrawing(bytes);
for (const page of pages) {
  const { canvas } = await drawPage(document, { page, resolution: RESOLUTION });
  const drawn: PageImage = { page, image: await canvas.encode('jpeg', JPEG_QUALITY) };
  parentPort?.postMessage(drawn);
}
