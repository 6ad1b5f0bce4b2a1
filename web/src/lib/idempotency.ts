interface Attempt {
  body: string;
  key: string;
}

const storageKey = (scope: string) => `td.attempt.${scope}`;

function readAttempt(scope: string): Attempt | null {
  const stored = window.sessionStorage.getItem(storageKey(scope));
  return stored === null ? null : (JSON.parse(stored) as Attempt);
}

/**
 * The idempotency key for sending `body` in a scope (one form, one thread). It stays the same while the same body is
 * tried again, also after a reload, so a lost answer does not make a second request; another body gets another key.
 */
export function attemptKey(scope: string, body: unknown): string {
  const text = JSON.stringify(body);
  const last = readAttempt(scope);
  if (last?.body === text) return last.key;
  const key = window.crypto.randomUUID();
  window.sessionStorage.setItem(storageKey(scope), JSON.stringify({ body: text, key } satisfies Attempt));
  return key;
}

/** Call after the act succeeded: doing the same again is then meant. */
export function forgetAttempt(scope: string): void {
  window.sessionStorage.removeItem(storageKey(scope));
}
