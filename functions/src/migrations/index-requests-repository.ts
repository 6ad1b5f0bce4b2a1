import { isDeepStrictEqual } from 'node:util';
import type { RequestSummary, SiteRequestSummary, StoredQuery } from '@trialdesk/contract/entities/request';
import { isWholeRecord } from '@trialdesk/contract/whole-request';
import { FieldPath } from 'firebase-admin/firestore';
import { requestQueries, requests, searchEntries, siteRequests } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import { entryId, searchEntry } from '../requests/search/search-entry.ts';
import { summaryOf } from '../requests/thread-summary.ts';
import type { MigratedPage, Migration } from './migration.ts';

const PAGE = 20;

/** Search entries, and the time of latest activity, by which sites list requests. */
export const indexRequests: Migration = { to: 5, name: 'search entries and latest activity', page };

async function page(after: string, { dryRun }: { dryRun: boolean }): Promise<MigratedPage> {
  const all = requests().orderBy(FieldPath.documentId()).limit(PAGE);
  const { docs } = await (after === '' ? all : all.startAfter(after)).get();
  const changed = await Promise.all(docs.map(({ id }) => index(id, dryRun)));
  return {
    read: docs.length,
    changed: changed.filter(Boolean).length,
    last: docs.length < PAGE ? null : (docs.at(-1)?.id ?? null),
  };
}

/** Whether something was missing or outdated. */
async function index(requestId: string, dryRun: boolean): Promise<boolean> {
  return runTransaction(async (transaction) => {
    const [header, copy, queries] = await Promise.all([
      transaction.get(requests().doc(requestId)),
      transaction.get(siteRequests().doc(requestId)),
      transaction.get(requestQueries().where('request_id', '==', requestId)),
    ]);
    const request = header.data();
    if (!request) return false;
    // A dry run finds requests that the migration before would have changed.
    if (isWholeRecord(request)) return true;
    const thread = queries.docs.map((doc) => doc.data());
    const entries = thread.map((query) => ({
      place: searchEntries().doc(entryId(request, query.id)),
      entry: searchEntry(request, query),
    }));
    // By id: a query would wait for entries of other requests.
    const stored = await Promise.all(entries.map(({ place }) => transaction.get(place)));
    const missing = entries.filter(({ entry }, at) => !isDeepStrictEqual(stored[at]?.data(), entry));
    const activity = missingActivity(request, copy.data(), thread);
    if (!dryRun) {
      for (const { place, entry } of missing) transaction.set(place, entry);
      if (activity) {
        transaction.update(header.ref, { said_at: activity.said_at, ...activity.signer });
        if (copy.exists) transaction.update(copy.ref, { active_at: activity.said_at, ...activity.signer });
      }
    }
    return missing.length > 0 || activity !== null;
  });
}

/** Null if both documents have it. */
function missingActivity(
  request: RequestSummary,
  copy: SiteRequestSummary | undefined,
  thread: readonly StoredQuery[],
): { said_at: string; signer: Pick<RequestSummary, 'answered_by'> } | null {
  if ('said_at' in request && (copy === undefined || 'active_at' in copy)) return null;
  const { said_at, answered_by } = summaryOf({ ...request, queries: thread.toSorted((a, b) => a.number - b.number) });
  return { said_at, signer: answered_by === undefined ? {} : { answered_by } };
}
