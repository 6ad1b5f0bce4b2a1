import { closeSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

const POLL_MS = 100;

/**
 * Calls `onLine` with each complete line of a growing file. Does not keep the process alive.
 * @returns a function that reads the rest and stops
 */
export function tailFile(file: string, onLine: (line: string) => void): () => void {
  const descriptor = openSync(file, 'r');
  const chunk = Buffer.alloc(64 * 1024);
  const decoder = new StringDecoder('utf8');
  let unfinished = '';

  function poll(): void {
    for (let size = readSync(descriptor, chunk); size > 0; size = readSync(descriptor, chunk)) {
      const lines = (unfinished + decoder.write(chunk.subarray(0, size))).split('\n');
      unfinished = lines.pop() ?? '';
      lines.forEach(onLine);
    }
  }

  const timer = setInterval(poll, POLL_MS).unref();
  return () => {
    clearInterval(timer);
    poll();
    closeSync(descriptor);
  };
}
