import { FirebaseError } from 'firebase/app';
import { Observable } from 'rxjs';

/** A value or the failure that ended the stream. A failure is a value here: reactfire keeps errors for good. */
export type Emission<T> = { ok: true; data: T } | { ok: false; denied: boolean };

/** Starts to listen; answers how to stop. */
export type Listen<T> = (next: (data: T) => void, fail: (error: unknown) => void) => () => void;

/** How long a listener stays open after the last screen left, so that Back shows live data at once. */
const LINGER = 60_000;

interface Shared {
  id: string;
  value$: Observable<Emission<unknown>>;
  close: () => void;
  users: number;
  timer: ReturnType<typeof setTimeout> | null;
}

const sources = new Map<string, Shared>();
let opened = 0;

function open(key: string, listen: Listen<unknown>): Shared {
  opened += 1;
  let stop: () => void = () => undefined;
  const value$ = new Observable<Emission<unknown>>((subscriber) => {
    const end = listen(
      (data) => subscriber.next({ ok: true, data }),
      (error) =>
        subscriber.next({ ok: false, denied: error instanceof FirebaseError && error.code === 'permission-denied' }),
    );
    stop = () => {
      end();
      subscriber.complete();
    };
    return end;
  });
  return { id: `live:${opened}:${key}`, value$, close: () => stop(), users: 0, timer: null };
}

function closeLater(key: string, shared: Shared): void {
  shared.timer = setTimeout(() => drop(key, shared), LINGER);
}

function drop(key: string, shared: Shared): void {
  if (sources.get(key) === shared) sources.delete(key);
  shared.close();
}

/** The one listener for a key; opened on first use, closed a minute after the last screen released it. */
export function sharedSource(
  key: string,
  listen: Listen<unknown>,
): { id: string; value$: Observable<Emission<unknown>> } {
  const found = sources.get(key);
  if (found) return found;
  const shared = open(key, listen);
  sources.set(key, shared);
  closeLater(key, shared);
  return shared;
}

/** Keeps the listener of a key open until the answered function is called. */
export function retain(key: string): () => void {
  const shared = sources.get(key);
  if (!shared) return () => undefined;
  shared.users += 1;
  if (shared.timer) clearTimeout(shared.timer);
  return () => {
    shared.users -= 1;
    if (shared.users === 0) closeLater(key, shared);
  };
}

/** Ends the listener of a key now; the next use opens a new one. */
export function endSource(key: string): void {
  const shared = sources.get(key);
  if (shared) drop(key, shared);
}
