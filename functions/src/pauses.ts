import { setImmediate } from 'node:timers/promises';

/** How long a computation may keep other calls of the instance waiting. */
const MOST_MS = 20;

/** To be awaited between the steps of a long computation: lets other calls go on when it has run for long enough. */
export function pauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < MOST_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
