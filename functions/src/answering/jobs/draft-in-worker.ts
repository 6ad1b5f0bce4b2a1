import { AsyncLocalStorage } from 'node:async_hooks';
import { Worker } from 'node:worker_threads';
import { writeLine } from '../../log-context.ts';
import type { Assignment } from './compose-draft.ts';
import { errorFrom, type Order, type Reply } from './draft-messages.ts';
import type { DraftOutcome } from './draft-task.ts';

/** Of the function's memory; the rest is for buffers, PDFs that are read again, and this thread. */
const HEAP_MEBIBYTES = 1_536;

interface Waiting {
  /** Runs in the context of the event that the draft is written for. */
  inContext: ReturnType<typeof AsyncLocalStorage.snapshot>;
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
    waiting.set(order.id, { inContext: AsyncLocalStorage.snapshot(), resolve, reject });
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
  worker.on('message', (reply: Reply) => {
    const asked = waiting.get(reply.id);
    if ('line' in reply) {
      asked?.inContext(writeLine, reply.line);
      return;
    }
    waiting.delete(reply.id);
    // An idle worker must not keep the process alive.
    if (waiting.size === 0) worker.unref();
    if ('outcome' in reply) asked?.resolve(reply.outcome);
    else asked?.reject(errorFrom(reply.failure));
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
