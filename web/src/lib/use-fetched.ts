import { useCallback, useEffect, useState } from 'react';

export type Fetched<T> =
  { status: 'loading' } | { status: 'ready'; data: T } | { status: 'failed'; error: unknown; retry: () => void };

type Settled<T> = { by: object; data: T } | { by: object; error: unknown };

/**
 * Calls `fetch` when the screen opens, and again on `retry`. `fetch` must stay the same function between renders;
 * another one is another question, and a late answer to the earlier one is dropped.
 */
export function useFetched<T>(fetch: (signal: AbortSignal) => Promise<T>): Fetched<T> {
  const [attempt, setAttempt] = useState<{ fetch: typeof fetch }>({ fetch });
  const [settled, setSettled] = useState<Settled<T> | null>(null);
  const retry = useCallback(() => setAttempt({ fetch }), [fetch]);
  if (attempt.fetch !== fetch) setAttempt({ fetch });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    attempt.fetch(signal).then(
      (data) => signal.aborted || setSettled({ by: attempt, data }),
      (error: unknown) => signal.aborted || setSettled({ by: attempt, error }),
    );
    return () => controller.abort();
  }, [attempt]);

  if (settled?.by !== attempt) return { status: 'loading' };
  return 'data' in settled
    ? { status: 'ready', data: settled.data }
    : { status: 'failed', error: settled.error, retry };
}
