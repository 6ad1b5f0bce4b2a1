import { isDeepStrictEqual } from 'node:util';
import type { DueTimes, RequestSummary, StoredQuery } from '@trialdesk/contract/entities/request';
import { queryKey } from '@trialdesk/contract/paths';
import { REQUEST_FILTERS, REQUEST_ORDERS } from '@trialdesk/contract/request-lists';
import { isWholeRecord } from '@trialdesk/contract/whole-request';
import { FieldPath } from 'firebase-admin/firestore';
import { systemClock } from '../clock.ts';
import { requestQueries, requests } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import { findAnswerTimes } from '../organisation/answer-times-repository.ts';
import { dueStateAt, dueTimes } from '../requests/due-times.ts';
import { summaryWith } from '../requests/thread-summary.ts';
import type { MigratedPage, Migration } from './migration.ts';

const PAGE = 50;

/** A request whose study is gone has no number. */
const LISTED = [...REQUEST_ORDERS, ...REQUEST_FILTERS].filter((field) => field !== 'request_number');

/** Adds what lists order requests by. */
export const summarizeRequests: Migration = { to: 8, name: 'what lists of requests show', page };

async function page(after: string, { dryRun }: { dryRun: boolean }): Promise<MigratedPage> {
  const all = requests().orderBy(FieldPath.documentId()).limit(PAGE);
  const { docs } = await (after === '' ? all : all.startAfter(after)).get();
  const older = docs.filter((doc) => isOlder(doc.data()));
  const changed = await Promise.all(older.map(({ id }) => summarize(id, dryRun)));
  return {
    read: docs.length,
    changed: changed.filter(Boolean).length,
    last: docs.length < PAGE ? null : (docs.at(-1)?.id ?? null),
  };
}

/** Whether it was in an older form. */
async function summarize(requestId: string, dryRun: boolean): Promise<boolean> {
  return runTransaction(async (transaction) => {
    const request = (await transaction.get(requests().doc(requestId))).data();
    if (!request) return false;
    // A dry run finds requests that an earlier migration would have changed.
    if (isWholeRecord(request)) return true;
    const newest = await transaction.get(requestQueries().doc(queryKey(requestId, request.newest_query.id)));
    const query = newest.data();
    const due = query && isClockless(request) ? await begun(request, query) : undefined;
    const summary = query && summaryWith(request, { header: request, query, due });
    if (!summary || isDeepStrictEqual(summary, request)) return false;
    if (!dryRun) transaction.set(requests().doc(requestId), summary);
    return true;
  });
}

function isOlder(request: RequestSummary): boolean {
  return !LISTED.every((field) => field in request) || isClockless(request);
}

/** From before there were clocks. */
function isClockless({ status, due_state }: Partial<RequestSummary>): boolean {
  return status === 'processing' && typeof due_state !== 'string';
}

/** Marks what has passed by now, without a mail. */
async function begun({ priority }: RequestSummary, { timestamp_created }: StoredQuery): Promise<DueTimes> {
  const due = await dueTimes(timestamp_created, priority, await findAnswerTimes());
  return { ...due, due_state: dueStateAt(due, systemClock()) };
}
