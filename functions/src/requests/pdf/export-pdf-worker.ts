import { parentPort, workerData } from 'node:worker_threads';
import type { RequestExport } from '@trialdesk/contract/replies/request-export';
import { composePdf } from './compose-pdf.ts';

parentPort?.postMessage(await composePdf(workerData as RequestExport));
