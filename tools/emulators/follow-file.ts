import { closeSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

const LOOK_MS = 100;

/**
 * Calls `onLine` with each whole line that is added to a file, from its beginning on. Keeps no process alive.
 *
 * @returns a function that takes up what was added last and ends the following
 */
export function followFile(file: string, onLine: (line: string) => void): () => void {
  const descriptor = openSync(file, 'r');
  const chunk = Buffer.alloc(64 * 1024);
  const decoder = new StringDecoder('utf8');
  let unfinished = '';

  function look(): void {
    for (let size = readSync(descriptor, chunk); size > 0; size = readSync(descriptor, chunk)) {
      const lines = (unfinished + decoder.write(chunk.subarray(0, size))).split('\n');
      unfinished = lines.pop() ?? '';
      lines.forEach(onLine);
    }
  }

  const timer = setInterval(look, LOOK_MS).unref();
  return () => {
    clearInterval(timer);
    look();
    closeSync(descriptor);
  };
}
