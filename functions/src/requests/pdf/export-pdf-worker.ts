import { parentPort, workerData } from 'node:worker_threads';
import type { ExportedRequest } from '../request-export.ts';
import { composePdf } from './compose-pdf.ts';

parentPort?.postMessage(await composePdf(workerData as ExportedRequest));
