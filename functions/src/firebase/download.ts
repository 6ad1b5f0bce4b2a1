import type { Readable } from 'node:stream';

interface StoredFile {
  name: string;
  createReadStream(): Readable;
}

interface DownloadLimits {
  /** Without a byte, a connection is treated as lost. */
  stallMilliseconds: number;
  attempts: number;
}

/** Together far below the lease of a reading. */
const LIMITS: DownloadLimits = { stallMilliseconds: 10_000, attempts: 3 };

/** For the chunks of one attempt. */
interface Sink<T> {
  take(chunk: Buffer): void;
  end(): T;
}

/** Retries lost connections; the storage library may wait for ever. Null without such a file. */
export function download(file: StoredFile, limits = LIMITS): Promise<Buffer | null> {
  return readThrough(file, collect, limits);
}

function collect(): Sink<Buffer> {
  const chunks: Buffer[] = [];
  return { take: (chunk) => chunks.push(chunk), end: () => Buffer.concat(chunks) };
}

/** As `download`, without keeping the file in memory. */
export async function readThrough<T>(file: StoredFile, open: () => Sink<T>, limits = LIMITS): Promise<T | null> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await readAll(file, open(), limits.stallMilliseconds);
    } catch (error) {
      if (codeOf(error) === 404) return null;
      if (attempt >= limits.attempts || typeof codeOf(error) === 'number') throw error;
    }
  }
}

async function readAll<T>(file: StoredFile, sink: Sink<T>, stallMilliseconds: number): Promise<T> {
  const stream = file.createReadStream();
  const watch = setTimeout(() => {
    stream.destroy(Object.assign(new Error(`The download of ${file.name} stalled`), { code: 'ETIMEDOUT' }));
  }, stallMilliseconds);
  try {
    for await (const chunk of stream) {
      sink.take(chunk as Buffer);
      watch.refresh();
    }
  } finally {
    clearTimeout(watch);
  }
  return sink.end();
}

/** HTTP statuses are numbers, codes of lost connections strings. */
function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
