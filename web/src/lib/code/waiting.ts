import { useSyncExternalStore } from 'react';

let waiting = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  waiting += by;
  for (const listener of listeners) listener();
}

/** Counts as waiting until `work` settles. */
export async function waitForConnection<T>(work: () => Promise<T>): Promise<T> {
  change(1);
  try {
    return await work();
  } finally {
    change(-1);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a part of the application waits for the connection. */
export function useWaitsForCode(): boolean {
  return useSyncExternalStore(subscribe, () => waiting > 0);
}
