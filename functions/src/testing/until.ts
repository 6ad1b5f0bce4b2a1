import { hangsAfterMs } from './hangs-after.ts';

/** The emulator's listeners miss a change now and then, so what is watched is also read at this interval. */
const READ_EVERY_MS = 3_000;

export interface Watched<T> {
  /** For the error. */
  name: string;
  read: () => Promise<T | null>;
  /** Returns how to stop. */
  onChange: (changed: () => void, failed: (error: unknown) => void) => () => void;
}

/** Resolves once what is watched is as wanted; rejects with its last state after `seconds`. */
export function until<T>(
  { name, read, onChange }: Watched<T>,
  wanted: (state: T) => boolean,
  seconds: number,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let last: T | null = null;
    const fail = (error: unknown) => finish(() => reject(error instanceof Error ? error : new Error(String(error))));
    const check = () => {
      read()
        .then((state) => {
          last = state;
          if (state !== null && wanted(state)) finish(() => resolve(state));
        })
        .catch(fail);
    };
    const interval = setInterval(check, READ_EVERY_MS);
    const timer = setTimeout(
      () => fail(new Error(`${name} did not become as wanted; it is ${JSON.stringify(last)}`)),
      hangsAfterMs(seconds),
    );
    const stop = onChange(check, fail);
    function finish(settle: () => void): void {
      clearInterval(interval);
      clearTimeout(timer);
      stop();
      settle();
    }
  });
}
