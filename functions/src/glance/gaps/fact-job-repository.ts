import type { DocumentFacts } from '@trialdesk/contract/entities/study-fact';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { identityOf, type ScopeDocument } from '../../answering/retrieval/scope.ts';
import { recordAudit, SYSTEM } from '../../audit/audit-repository.ts';
import { secondsAfter } from '../../clock.ts';
import { database } from '../../firebase/app.ts';
import { documentFacts } from '../../firebase/collections.ts';
import { runTransaction } from '../../firebase/run-transaction.ts';
import { isExpired, isHeldBy, takeLease, type Lease } from '../../lease.ts';
import type { StatedFact } from '../document-facts.ts';

/** As long as the function may run. A failed attempt keeps its lease, so that the next one is not at once. */
const LEASE_SECONDS = 300;

const MAX_ATTEMPTS = 3;

/** A trigger this late was lost. */
const OVERDUE_SECONDS = 60;

/** Null if the job is done, leased to another worker, or has had all its attempts. */
export async function claimFactJob(documentId: string, now: string): Promise<DocumentFacts | null> {
  return runTransaction(async (transaction) => {
    const place = documentFacts().doc(documentId);
    const job = (await transaction.get(place)).data();
    if (!job || job.state === 'done' || job.state === 'failed') return null;
    const attempts = job.attempts + 1;
    const lease = takeLease(leaseOf(job), { holder: String(attempts), now, seconds: LEASE_SECONDS });
    if (!lease) return null;
    if (attempts > MAX_ATTEMPTS) {
      transaction.set(place, { ...job, state: 'failed', lease_until: '', updated_at: now });
      return null;
    }
    const claimed: DocumentFacts = { ...job, state: 'running', attempts, lease_until: lease.until, updated_at: now };
    transaction.set(place, claimed);
    return claimed;
  });
}

/** Unless another worker has the lease. */
export async function finishFactJob(
  { document_id, attempts }: DocumentFacts,
  { found, model }: { found: DocumentFacts['found']; model: string },
  now: string,
): Promise<void> {
  await runTransaction(async (transaction) => {
    const place = documentFacts().doc(document_id);
    const job = (await transaction.get(place)).data();
    if (!job || !isHeldBy(leaseOf(job), String(attempts))) return;
    transaction.set(place, { ...job, state: 'done', lease_until: '', found, updated_at: now });
    if (found.length === 0) return;
    recordAudit(transaction, {
      at: now,
      actor: SYSTEM,
      action: 'document.facts_found',
      target: `${COLLECTIONS.documents}/${document_id}`,
      before: null,
      after: { model, fields: found.map(({ field }) => field) },
    });
  });
}

/** Lost triggers and expired leases; the update triggers them again. */
export async function requeueFactJobs(now: string): Promise<void> {
  const [queued, running] = await Promise.all([
    documentFacts().where('state', '==', 'queued').limit(50).get(),
    documentFacts().where('state', '==', 'running').limit(50).get(),
  ]);
  const overdue = secondsAfter(now, -OVERDUE_SECONDS);
  const orphaned = [
    ...queued.docs.filter((doc) => doc.data().updated_at < overdue),
    ...running.docs.filter((doc) => isExpired({ until: doc.data().lease_until }, now)),
  ];
  await Promise.all(orphaned.map((doc) => doc.ref.update({ state: 'queued', lease_until: '', updated_at: now })));
}

/** One read per document. */
export async function factsByModel(documents: readonly ScopeDocument[]): Promise<StatedFact[]> {
  if (documents.length === 0) return [];
  const records = await database().getAll(...documents.map(({ id }) => documentFacts().doc(id)));
  return documents.flatMap((document, at) => {
    const { found = [] } = (records[at]?.data() ?? {}) as Partial<DocumentFacts>;
    return found.map(({ field, quotes }): StatedFact => ({
      ...{ field, source: 'model' },
      quotes: quotes.map((quote) => ({ ...identityOf(document), ...quote })),
    }));
  });
}

function leaseOf({ state, attempts, lease_until }: DocumentFacts): Lease | null {
  return state === 'running' ? { holder: String(attempts), until: lease_until } : null;
}
