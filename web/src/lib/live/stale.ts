import { useSyncExternalStore } from 'react';

const shown = new Map<unknown, number>();
const listeners = new Set<() => void>();

/** Notes that a screen shows data as of this moment; undefined once it is current or no longer shown. */
export function noteStale(what: unknown, asOf: number | undefined): void {
  if (shown.get(what) === asOf) return;
  if (asOf === undefined) shown.delete(what);
  else shown.set(what, asOf);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The age of the oldest data on the screen, as a moment; null while everything is current. */
export function useStaleSince(): number | null {
  return useSyncExternalStore(subscribe, () => (shown.size === 0 ? null : Math.min(...shown.values())));
}
