import { wait } from '../wait.ts';
import { destination } from './destination.ts';
import { isReachable } from './is-reachable.ts';
import { mayBeNewRelease } from './may-be-new-release.ts';
import { waitForConnection } from './waiting.ts';

/** Between attempts while the server cannot be reached, in milliseconds. */
const PAUSE_MS = 3_000;

/** What is there, and needs no connection. */
const loaded = new WeakSet<() => Promise<unknown>>();

export interface CodeDeps {
  isOnline: () => boolean;
  isReachable: () => Promise<boolean>;
  /** For the time, or until the browser comes back online. */
  pause: (milliseconds: number) => Promise<void>;
  /** Reloads the page if that may help; false if it does not. */
  reload: () => boolean;
}

const browser: CodeDeps = {
  isOnline: () => window.navigator.onLine,
  isReachable,
  pause: (milliseconds) =>
    Promise.race([
      wait(milliseconds),
      new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true })),
    ]),
  reload: () => {
    const [visit] = performance.getEntriesByType('navigation');
    const wasReloaded = visit instanceof PerformanceNavigationTiming && visit.type === 'reload';
    if (!mayBeNewRelease({ wasReloaded, age: performance.now() })) return false;
    const path = destination();
    if (path !== null) window.history.pushState(null, '', path);
    window.location.reload();
    return true;
  },
};

/**
 * Loads a part of the application. Without a connection it waits, which `useWaitsForCode` shows. A part that could not be
 * fetched needs a reload, since browsers remember failed imports and a release removes the parts of the one before.
 * Rejects only when a reload did not help.
 */
export async function loadCode<T>(load: () => Promise<T>, deps: CodeDeps = browser): Promise<T> {
  // Asked for in vain, a part is not fetched again.
  if (!loaded.has(load) && !deps.isOnline() && !(await deps.isReachable()))
    await waitForConnection(() => connection(deps));
  try {
    const code = await load();
    loaded.add(load);
    return code;
  } catch (error) {
    if (!(await deps.isReachable())) await waitForConnection(() => connection(deps));
    if (deps.reload()) return new Promise(() => undefined);
    throw error;
  }
}

/** Fetches parts for later. What fails is fetched when it is needed. */
export async function prefetchCode(
  parts: readonly (() => Promise<unknown>)[],
  deps: Pick<CodeDeps, 'isReachable'> = browser,
): Promise<void> {
  if (!(await deps.isReachable())) return;
  await Promise.allSettled(parts.map((load) => load().then(() => loaded.add(load))));
}

async function connection({ isReachable, pause }: CodeDeps): Promise<void> {
  do await pause(PAUSE_MS);
  while (!(await isReachable()));
}
