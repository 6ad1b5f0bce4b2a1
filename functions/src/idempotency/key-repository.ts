import { createHash } from 'node:crypto';
import { GrpcStatus } from 'firebase-admin/firestore';
import { idempotencyKeys, requests } from '../firebase/collections.ts';
import { ApiError } from '../http/api-error.ts';
import { idFor } from '../ids.ts';

/** The operation with its checked input. */
export interface KeyedCall {
  memberId: string;
  key: string;
  operation: string;
  params: unknown;
  body: unknown;
}

/**
 * Binds the member's key to this call for good: a repeated call passes, a different one is refused, also when both
 * arrive at once. Errors: 422.
 */
export async function bindKey(keyed: KeyedCall): Promise<void> {
  const bound = placeOf(keyed);
  if ((await requests().doc(idFor(keyed.memberId, keyed.key)).get()).exists) throw keyReused();
  try {
    await bound.create({ call: hashOf(keyed) });
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
    await refuseOtherCall(keyed);
  }
}

/** For a call that keeps its key's hash itself, with the request it creates. Errors: 422. */
export async function refuseOtherCall(keyed: KeyedCall): Promise<void> {
  const bound = (await placeOf(keyed).get()).data();
  if (bound && bound.call !== hashOf(keyed)) throw keyReused();
}

export function hashOf({ operation, params, body }: Omit<KeyedCall, 'memberId' | 'key'>): string {
  return sha256(canonicalJson([operation, params, body ?? null]));
}

function placeOf({ memberId, key }: KeyedCall) {
  return idempotencyKeys().doc(sha256(`${memberId}\n${key}`));
}

export function keyReused(): ApiError {
  return new ApiError('idempotency_key_reused', 'keyReused');
}

/** Whatever the order of its fields. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function isAlreadyExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === GrpcStatus.ALREADY_EXISTS;
}
