import { setTimeout as wait } from 'node:timers/promises';

/**
 * Runs a job over and over with a pause after each run, as a scheduler would in production. A run that fails is
 * reported and the next one comes as if nothing had happened. Keeps no process alive.
 *
 * @returns a function that ends the repetition
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
  })().catch(() => undefined); // Only the wait can throw here: it was asked to end.
  return () => end.abort();
}
