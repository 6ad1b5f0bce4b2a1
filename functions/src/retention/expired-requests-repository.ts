import type { RequestSummary, StoredQuery } from '@trialdesk/contract/entities/request';
import { recordAudit } from '../audit/audit-repository.ts';
import { canonicalHash } from '../canonical-hash.ts';
import {
  draftJobs,
  evaluations,
  notes,
  requestQueries,
  requests,
  searchEntries,
  siteRequestQueries,
  siteRequests,
  studies,
} from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import { countRequest } from '../names/request-count-repository.ts';
import { requestPath } from '../requests/request-repository.ts';
import { keepNumberUsed } from '../requests/numbers/used-number-repository.ts';
import type { Removal } from './removal.ts';

const PAGE = 200;

/** Waits for nothing, and nothing was added since. Requests not yet migrated have no such time, and stay. */
function isExpired({ status, active_at }: Pick<RequestSummary, 'status' | 'active_at'>, before: string): boolean {
  return status !== 'processing' && active_at < before;
}

/** Ids, oldest first. */
export async function expiredRequests(before: string): Promise<string[]> {
  const found = await requests()
    .where('active_at', '<', before)
    .orderBy('active_at')
    .select('status', 'active_at')
    .get();
  return found.docs.filter((doc) => doc.get('status') !== 'processing').map(({ id }) => id);
}

/** Quoted or searched in any request but these. */
export async function documentsInUse(except: ReadonlySet<string>): Promise<Set<string>> {
  const used = new Set<string>();
  const all = requestQueries().orderBy('timestamp_created').limit(PAGE);
  for (let page = await all.get(); ;) {
    for (const query of page.docs.map((doc) => doc.data()))
      if (!except.has(query.request_id)) for (const id of documentsOf(query)) used.add(id);
    const last = page.docs.at(-1);
    if (!last || page.size < PAGE) return used;
    page = await all.startAfter(last).get();
  }
}

function documentsOf({ draft, edit, sent }: StoredQuery): string[] {
  const drafted = draft.state === 'ready' ? draft.citations : [];
  const searched = draft.state === 'ready' || draft.state === 'not_found' ? draft.searched : [];
  const cited = [...drafted, ...(edit?.citations ?? []), ...(sent?.citations ?? [])];
  return [...cited.map(({ document_id }) => document_id), ...searched.map(({ id }) => id)];
}

/** With its copy for the site, evaluations, notes and jobs, on record with their hash. False if no longer expired. */
export async function removeRequest(id: string, { before, by, at }: Removal): Promise<boolean> {
  return runTransaction(async (transaction) => {
    const [request, queries, siteQueries, rated, noted, jobs, entries] = await Promise.all([
      transaction.get(requests().doc(id)),
      transaction.get(requestQueries().where('request_id', '==', id)),
      transaction.get(siteRequestQueries().where('request_id', '==', id)),
      transaction.get(evaluations().where('request_id', '==', id)),
      transaction.get(notes().where('request_id', '==', id)),
      transaction.get(draftJobs().where('request_id', '==', id)),
      transaction.get(searchEntries().where('request_id', '==', id).select()),
    ]);
    const record = request.data();
    if (!record || !isExpired(record, before)) return false;
    const study = (await transaction.get(studies().doc(record.study_id))).data();
    const thread = queries.docs.map((doc) => doc.data()).sort((a, b) => a.number - b.number);
    const removed = {
      ...{ request: record, queries: thread },
      ...{ evaluations: rated.docs.map((doc) => doc.data()), notes: noted.docs.map((doc) => doc.data()) },
    };
    for (const { docs } of [queries, siteQueries, rated, noted, jobs, entries])
      for (const { ref } of docs) transaction.delete(ref);
    transaction.delete(siteRequests().doc(id));
    transaction.delete(request.ref);
    countRequest(transaction, record, -1);
    if (study) keepNumberUsed(transaction, study, record.sequence);
    recordAudit(transaction, {
      ...by,
      at,
      action: 'retention.request_removed',
      target: requestPath(id),
      before: {
        sha256: canonicalHash(removed),
        queries: thread.length,
        evaluations: rated.size,
        notes: noted.size,
        answers: thread.flatMap(({ sent }) => (sent?.seal ? [sent.seal.sha256] : [])),
      },
      after: null,
    });
    return true;
  });
}
