import { createHash } from 'node:crypto';
import { LIMITS } from '@trialdesk/contract/limits';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { database } from '../firebase/app.ts';
import { rateLimits } from '../firebase/collections.ts';
import { TooManyRequests } from '../http/too-many-requests.ts';
import type { Sentence } from '../messages.ts';

/** Uses per window that one caller has; `refusal` is the message once they are spent. */
export interface Allowance {
  kind: keyof typeof LIMITS.rates;
  who: string;
  most: number;
  refusal: Sentence;
}

/** Counts one use of each allowance, exactly. Errors: 429 when one is used up; then none is counted. */
export async function spend(allowances: Allowance[], now: string): Promise<void> {
  await database().runTransaction(async (transaction) => {
    const windows = allowances.map((allowance) => windowOf(allowance, now));
    refuseUsedUp(windows, await transaction.getAll(...windows.map(({ counter }) => counter)), now);
    count(transaction, windows);
  });
}

/**
 * Counts one use with a change, only if it happens. Takes no lock, unlike `spend`, so questions of one site do not
 * wait for each other; simultaneous calls may exceed the limit together.
 */
export async function spendIn(transaction: Transaction, allowances: Allowance[], now: string): Promise<void> {
  const windows = allowances.map((allowance) => windowOf(allowance, now));
  refuseUsedUp(windows, await Promise.all(windows.map(({ counter }) => counter.get())), now);
  count(transaction, windows);
}

type Window = ReturnType<typeof windowOf>;

function refuseUsedUp(windows: Window[], counters: { data(): { count: number } | undefined }[], now: string): void {
  for (const [place, { most, refusal, end }] of windows.entries()) {
    if ((counters[place]?.data()?.count ?? 0) < most) continue;
    throw new TooManyRequests(refusal, Math.ceil((end - Date.parse(now)) / 1000));
  }
}

function count(transaction: Transaction, windows: Window[]): void {
  for (const { counter, end } of windows) {
    const use = { count: FieldValue.increment(1), expires_at: Timestamp.fromMillis(end) };
    transaction.set(counter, use, { merge: true });
  }
}

/** Callers are stored as hashes. */
function windowOf({ kind, who, most, refusal }: Allowance, now: string) {
  const length = LIMITS.rates[kind].seconds * 1000;
  const ordinal = Math.floor(Date.parse(now) / length);
  const caller = createHash('sha256').update(who).digest('hex').slice(0, 32);
  return { counter: rateLimits().doc(`${kind}_${caller}_${ordinal}`), end: (ordinal + 1) * length, most, refusal };
}
