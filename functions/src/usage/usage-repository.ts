import { dayOf, type ModelUsage, type MonthlyUsage } from '@trialdesk/contract/entities/usage';
import { AggregateField, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { secondsAfter } from '../clock.ts';
import { modelUsage, usageMonths } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';

/** A little over a year, for a look at single calls. The sums of the months stay. */
const KEPT_SECONDS = 400 * 86_400;

/** Of a month's sums. */
const MOST_SUMS = 5_000;

/** Adds to its study's month in the same transaction; false, adding nothing, if recorded before. */
export async function recordOnce(usage: ModelUsage): Promise<boolean> {
  const month = usage.at.slice(0, 7);
  return runTransaction(async (transaction) => {
    const place = modelUsage().doc(usage.id);
    if ((await transaction.get(place)).exists) return false;
    transaction.create(place, {
      ...usage,
      expires_at: Timestamp.fromDate(new Date(secondsAfter(usage.at, KEPT_SECONDS))),
    });
    const sums = usageMonths().doc(`${month}_${usage.study_id ?? ''}`);
    transaction.set(
      sums,
      {
        ...{ month, study_id: usage.study_id },
        drafts: FieldValue.increment(usage.source.kind === 'draft' ? 1 : 0),
        calls: FieldValue.increment(usage.calls.length),
        input_tokens: increment(usage, ({ input_tokens }) => input_tokens),
        output_tokens: increment(usage, ({ output_tokens }) => output_tokens),
        cached_tokens: increment(usage, ({ cached_tokens }) => cached_tokens),
        usd: increment(usage, ({ usd }) => usd ?? 0),
        unpriced: increment(usage, ({ usd }) => (usd === null ? 1 : 0)),
      },
      { merge: true },
    );
    return true;
  });
}

function increment({ calls }: ModelUsage, of: (call: ModelUsage['calls'][number]) => number): FieldValue {
  return FieldValue.increment(calls.reduce((sum, call) => sum + of(call), 0));
}

/** A read per thousand attempts of the day, and no document that all of them write. */
export async function tokensUsedOn(moment: string): Promise<number> {
  const used = modelUsage().where('day', '==', dayOf(moment));
  return (await used.aggregate({ tokens: AggregateField.sum('tokens') }).get()).data().tokens;
}

/** Newest first, from a month on. */
export async function usageSince(month: string): Promise<MonthlyUsage[]> {
  const found = await usageMonths().where('month', '>=', month).orderBy('month', 'desc').limit(MOST_SUMS).get();
  return found.docs.map((doc) => doc.data());
}
