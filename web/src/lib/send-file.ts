import { putRange, RESUME_INCOMPLETE, type RangeReply, type RangeRequest } from './put-range.ts';
import { untilOnline } from './until-online.ts';

export interface FileTransfer {
  /** Resumable session of Cloud Storage. */
  sessionUrl: string;
  file: Blob;
  /** Size of each chunk but the last. */
  chunkBytes: number;
  onProgress: (progress: TransferProgress) => void;
  signal: AbortSignal;
}

export interface TransferProgress {
  /** Bytes. */
  sent: number;
  /** Whether Storage cannot be reached at the moment. */
  isWaiting: boolean;
}

export interface TransferDeps {
  put: (request: RangeRequest) => Promise<RangeReply>;
  /** Resolves after the time, or when the browser is online again. */
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** In a row; half a minute apart in the end. */
const MOST_FAILURES = 10;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** Statuses of a session that Storage no longer knows, or that was cancelled. */
const ENDED = new Set([404, 410, 499]);

export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
}

/**
 * Sends what a session has not received yet, chunk by chunk, and goes on by itself after an interruption. Rejects with
 * `SessionEnded`, when Storage refuses or cannot be reached for minutes, or when aborted.
 */
export async function sendFile(
  { sessionUrl: url, file, chunkBytes, onProgress, signal }: FileTransfer,
  { put, pause }: TransferDeps = { put: putRange, pause: untilOnline },
): Promise<void> {
  /** Null: Storage has to be asked. */
  let next: number | null = null;
  let sent = 0;
  for (let failures = 0; ;) {
    signal.throwIfAborted();
    const from: number | null = next;
    const bytes = from === null ? null : file.slice(from, from + chunkBytes);
    const reply = await put({
      ...{ url, bytes, signal },
      range: rangeOf(from, bytes, file.size),
      onSent: (part) => onProgress({ sent: (from ?? 0) + part, isWaiting: false }),
    }).catch((): RangeReply => ({ status: 0, received: null }));
    signal.throwIfAborted();
    if (reply.status === 200 || reply.status === 201) return;
    if (ENDED.has(reply.status)) throw new SessionEnded();
    if (reply.status === RESUME_INCOMPLETE) {
      next = receivedBytes(reply);
      // A chunk of which nothing has arrived counts as failed, else this could go on for ever.
      failures = from === null || next > from ? 0 : failures + 1;
      sent = next;
      onProgress({ sent, isWaiting: false });
    } else {
      if (!isTransient(reply.status)) throw new Error(`Storage refused the file (${reply.status})`);
      next = null;
      failures += 1;
      onProgress({ sent, isWaiting: true });
      await pause(Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE), signal);
    }
    if (failures > MOST_FAILURES) throw new Error('Storage could not be reached');
  }
}

function rangeOf(from: number | null, bytes: Blob | null, size: number): string {
  return from === null || !bytes ? `bytes */${size}` : `bytes ${from}-${from + bytes.size - 1}/${size}`;
}

function receivedBytes({ received }: RangeReply): number {
  const last = /-(\d+)$/.exec(received ?? '')?.[1];
  return last === undefined ? 0 : Number(last) + 1;
}

/** 0 is a lost connection. */
function isTransient(status: number): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500;
}
