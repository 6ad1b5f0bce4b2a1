import { useCallback, useState } from 'react';
import { useFetched } from './use-fetched.ts';

export interface Reloadable<T> {
  status: 'loading' | 'ready' | 'failed';
  /** What was loaded last; it stays while it is loaded again, and when that fails. */
  data: T | null;
  reload: () => void;
}

/** Calls `load`, which must stay the same function between renders, when the screen opens and again on `reload`. */
export function useReloadable<T>(load: (signal: AbortSignal) => Promise<T>): Reloadable<T> {
  const [attempt, setAttempt] = useState({ fetch: load });
  const [last, setLast] = useState<{ data: T } | null>(null);
  const fetched = useFetched(attempt.fetch);
  if (fetched.status === 'ready' && fetched.data !== last?.data) setLast({ data: fetched.data });
  const reload = useCallback(() => setAttempt({ fetch: (signal) => load(signal) }), [load]);
  return { status: fetched.status, data: last?.data ?? null, reload };
}
