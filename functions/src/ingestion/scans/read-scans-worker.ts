import { parentPort, workerData } from 'node:worker_threads';
import { openForDrawing } from '../pdf/draw-page.ts';
import { startRecognizer } from './recognizer.ts';
import type { ScanJob, ScanMessage } from './read-scans.ts';
import { scanPage } from './scan-page.ts';

const { bytes, pages } = workerData as ScanJob;

function report(message: ScanMessage): void {
  parentPort?.postMessage(message);
}

const [document, recognizer] = await Promise.all([openForDrawing(bytes), startRecognizer()]);
for (const page of pages) {
  report({ page, text: null, isDone: false });
  const text = await scanPage({ document, recognizer, page }).catch(() => null);
  report({ page, text, isDone: true });
}
await recognizer.end();
