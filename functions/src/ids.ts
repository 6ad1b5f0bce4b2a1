import { createHash, randomBytes } from 'node:crypto';

/** 160 random bits, safe in paths and addresses. */
export function newId(): string {
  return randomBytes(20).toString('hex');
}

/**
 * The same for the same person and key, so that a call repeated by a client that never saw the answer finds what the
 * first one made. Without a key each call gets its own.
 */
export function idFor(who: string, idempotencyKey: string | undefined): string {
  if (idempotencyKey === undefined) return newId();
  return createHash('sha256').update(`${who}\n${idempotencyKey}`).digest('hex').slice(0, 40);
}

/** One-way alias of a secret id; always the same. */
export function aliasOf(secretId: string): string {
  return createHash('sha256').update(`alias ${secretId}`).digest('hex').slice(0, 40);
}
