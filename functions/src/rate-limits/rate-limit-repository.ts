import { createHash } from 'node:crypto';
import { LIMITS } from '@trialdesk/contract/limits';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { database } from '../firebase/app.ts';
import { rateLimits } from '../firebase/collections.ts';
import { TooManyRequests } from '../http/too-many-requests.ts';

/** Something that one caller may do so often in a window of time; `refusal` is the sentence when it is used up. */
export interface Allowance {
  kind: keyof typeof LIMITS.rates;
  who: string;
  most: number;
  refusal: string;
}

/** Counts one use of each allowance. Errors: 429 when one is used up, and then none is counted. */
export async function spend(allowances: Allowance[], now: string): Promise<void> {
  await database().runTransaction((transaction) => spendIn(transaction, allowances, now));
}

/** As `spend`, with a change that counts only if it happens; the transaction's other reads come before. */
export async function spendIn(transaction: Transaction, allowances: Allowance[], now: string): Promise<void> {
  const [first, ...rest] = allowances.map((allowance) => ({ allowance, ...windowOf(allowance, now) }));
  if (!first) return;
  const windows = [first, ...rest];
  const standing = await transaction.getAll(...windows.map(({ counter }) => counter));
  const counts = standing.map((snapshot) => snapshot.data()?.count ?? 0);
  for (const [place, { allowance, end }] of windows.entries()) {
    if ((counts[place] ?? 0) < allowance.most) continue;
    throw new TooManyRequests(allowance.refusal, Math.ceil((end - Date.parse(now)) / 1000));
  }
  for (const [place, { counter, end }] of windows.entries()) {
    transaction.set(counter, { count: (counts[place] ?? 0) + 1, expires_at: Timestamp.fromMillis(end) });
  }
}

/** The counter of the window that `now` falls into, and when the window ends. Addresses are kept as hashes alone. */
function windowOf({ kind, who }: Allowance, now: string) {
  const length = LIMITS.rates[kind].seconds * 1000;
  const ordinal = Math.floor(Date.parse(now) / length);
  const caller = createHash('sha256').update(who).digest('hex').slice(0, 32);
  return { counter: rateLimits().doc(`${kind}_${caller}_${ordinal}`), end: (ordinal + 1) * length };
}
