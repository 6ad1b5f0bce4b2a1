import { setTimeout as wait } from 'node:timers/promises';

/**
 * Runs a job repeatedly with a pause after each run, and goes on when it fails. Does not keep the process alive.
 *
 * @returns a function that stops it
 */
export function repeat(
  job: () => void | Promise<void>,
  pauseMs: number,
  onError: (error: unknown) => void,
): () => void {
  const end = new AbortController();
  void (async () => {
    for (;;) {
      await wait(pauseMs, undefined, { signal: end.signal, ref: false });
      try {
        await job();
      } catch (error) {
        onError(error);
      }
    }
  })().catch(() => undefined); // Only the aborted wait can throw here.
  return () => end.abort();
}
