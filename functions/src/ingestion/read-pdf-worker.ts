import { parentPort, workerData } from 'node:worker_threads';
import { readPages } from './read-pages.ts';

parentPort?.postMessage(await readPages(workerData as Uint8Array));
