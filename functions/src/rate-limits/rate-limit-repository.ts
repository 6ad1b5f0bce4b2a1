import { createHash } from 'node:crypto';
import { SERVER_LIMITS } from '@trialdesk/contract/server-limits';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { rateLimits } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import { TooManyRequests } from '../http/too-many-requests.ts';
import type { Sentence } from '../messages.ts';
import { Tallies } from './tallies.ts';

/** Per window and caller; `refusal` is the message once it is used up. */
export interface Allowance {
  kind: keyof typeof SERVER_LIMITS.rates;
  who: string;
  most: number;
  refusal: Sentence;
}

/** Exactly. Errors: 429 when one is used up; then none is counted. */
export async function spend(allowances: Allowance[], now: string): Promise<void> {
  await runTransaction(async (transaction) => {
    const windows = allowances.map((allowance) => windowOf(allowance, now));
    refuseUsedUp(windows, await transaction.getAll(...windows.map(({ counter }) => counter)), now);
    count(transaction, windows);
  });
}

/**
 * Counts only if the change happens. Takes no lock, unlike `spend`, so a site's questions do not wait for each other;
 * simultaneous calls may exceed the limit together.
 */
export async function spendIn(transaction: Transaction, allowances: Allowance[], now: string): Promise<void> {
  const windows = allowances.map((allowance) => windowOf(allowance, now));
  refuseUsedUp(windows, await Promise.all(windows.map(({ counter }) => counter.get())), now);
  count(transaction, windows);
}

/** As `spendIn`, for calls that may change nothing. */
export async function spendLoosely(allowances: Allowance[], now: string): Promise<void> {
  const windows = allowances.map((allowance) => windowOf(allowance, now));
  refuseUsedUp(windows, await Promise.all(windows.map(({ counter }) => counter.get())), now);
  await Promise.all(windows.map(({ counter, end }) => counter.set(uses(1, end), { merge: true })));
}

const writeTallies = new Tallies({ most: SERVER_LIMITS.rates.write.most, step: 20 });

/** A member's writes, whose limit is far above anyone's need: stored every 20. Errors: 429. */
export async function spendWrite(allowance: Allowance, now: string): Promise<void> {
  const { counter, end, refusal } = windowOf(allowance, now);
  const isLeft = await writeTallies.use(counter.id, async (writes) => {
    if (writes > 0) await counter.set(uses(writes, end), { merge: true });
    return (await counter.get()).data()?.count ?? 0;
  });
  if (!isLeft) throw usedUp(refusal, end, now);
}

type Window = ReturnType<typeof windowOf>;

function refuseUsedUp(windows: Window[], counters: { data(): { count: number } | undefined }[], now: string): void {
  for (const [place, { most, refusal, end }] of windows.entries()) {
    if ((counters[place]?.data()?.count ?? 0) < most) continue;
    throw usedUp(refusal, end, now);
  }
}

/** `end` of the window, in milliseconds. */
export function usedUp(refusal: Sentence, end: number, now: string): TooManyRequests {
  return new TooManyRequests(refusal, Math.ceil((end - Date.parse(now)) / 1000));
}

function count(transaction: Transaction, windows: Window[]): void {
  for (const { counter, end } of windows) {
    transaction.set(counter, uses(1, end), { merge: true });
  }
}

function uses(number: number, end: number) {
  return { count: FieldValue.increment(number), expires_at: Timestamp.fromMillis(end) };
}

/** In milliseconds. */
export function windowAt(kind: Allowance['kind'], now: string) {
  const length = SERVER_LIMITS.rates[kind].seconds * 1000;
  const ordinal = Math.floor(Date.parse(now) / length);
  return { ordinal, start: ordinal * length, end: (ordinal + 1) * length };
}

/** Callers are stored as hashes. */
function windowOf({ kind, who, most, refusal }: Allowance, now: string) {
  const { ordinal, end } = windowAt(kind, now);
  const caller = createHash('sha256').update(who).digest('hex').slice(0, 32);
  return { counter: rateLimits().doc(`${kind}_${caller}_${ordinal}`), end, most, refusal };
}
