import { Worker } from 'node:worker_threads';
import type { Assignment } from './compose-draft.ts';
import { errorFrom, type Order, type Result } from './draft-messages.ts';
import type { DraftOutcome } from './draft-task.ts';

/** Of the function's memory; the rest is for buffers, PDFs that are read again, and this thread. */
const HEAP_MEBIBYTES = 1_536;

interface Waiting {
  resolve: (outcome: DraftOutcome) => void;
  reject: (error: Error) => void;
}

interface Desk {
  worker: Worker;
  waiting: Map<number, Waiting>;
}

let desk: Desk | null = null;
let orders = 0;

/**
 * In a worker, so that indexing and searching never keep this thread from renewing leases. One worker per instance
 * keeps the indexes; when it ends, so do its drafts, and the next draft starts another. Rejects as `composeDraft`.
 */
export function draftInWorker(assignment: Assignment): Promise<DraftOutcome> {
  const { worker, waiting } = (desk ??= open());
  const order: Order = { id: ++orders, assignment };
  return new Promise((resolve, reject) => {
    waiting.set(order.id, { resolve, reject });
    worker.ref();
    worker.postMessage(order);
  });
}

function open(): Desk {
  const worker = new Worker(workerFile(), {
    env: { ...process.env },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEBIBYTES },
  });
  const waiting: Desk['waiting'] = new Map();
  const close = (error: Error) => {
    if (desk?.worker === worker) desk = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', (result: Result) => {
    const asked = waiting.get(result.id);
    waiting.delete(result.id);
    // An idle worker must not keep the process alive.
    if (waiting.size === 0) worker.unref();
    if ('outcome' in result) asked?.resolve(result.outcome);
    else asked?.reject(errorFrom(result.failure));
  });
  worker.on('error', close);
  worker.on('exit', (code) => close(new Error(`The worker that composes drafts ended with code ${code}`)));
  return { worker, waiting };
}

/** A separate bundle when deployed. */
function workerFile(): URL {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return new URL(`./draft-worker.${extension}`, import.meta.url);
}
