import { callWorker } from '../../worker-call.ts';
import type { ExportedRequest } from '../request-export.ts';

/** The longest thread needs half of it; calls end after a minute. */
const LIMITS = { seconds: 55, mebibytes: 640 };

/** The conversation to be read, and the same content as the JSON. In a worker. */
export function exportPdf(exported: ExportedRequest): Promise<Uint8Array> {
  return callWorker({ what: 'Writing a PDF', file: workerFile(), data: exported, ...LIMITS });
}

/** A separate bundle when deployed. */
function workerFile(): URL {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return new URL(`./export-pdf-worker.${extension}`, import.meta.url);
}
