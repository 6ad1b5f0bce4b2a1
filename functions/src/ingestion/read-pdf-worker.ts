import { parentPort, workerData } from 'node:worker_threads';
import type { ReadingJob } from './read-pdf.ts';
import { readPages } from './read-pages.ts';

const { bytes, scans } = workerData as ReadingJob;
parentPort?.postMessage(await readPages(bytes, scans));
