import { keep, readKept } from './storage/browser-storage.ts';

interface Attempt {
  act: string;
  key: string;
}

const entry = (scope: string) => `attempt.${scope}`;

function readAttempt(scope: string): Attempt | null {
  const stored = readKept('tab', entry(scope));
  return stored === null ? null : (JSON.parse(stored) as Attempt);
}

/** Idempotency key of an act within a scope. Retries keep it, even after a reload; another act gets another key. */
export function attemptKey(scope: string, act: unknown): string {
  const text = JSON.stringify(act);
  const last = readAttempt(scope);
  if (last?.act === text) return last.key;
  const key = window.crypto.randomUUID();
  keep('tab', entry(scope), JSON.stringify({ act: text, key } satisfies Attempt));
  return key;
}

/** Call on success: the same again is then a new act. */
export function forgetAttempt(scope: string): void {
  keep('tab', entry(scope), null);
}
