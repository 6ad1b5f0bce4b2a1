import type { DraftJob } from '@trialdesk/contract/entities/draft-job';
import { secondsAfter } from '../../clock.ts';
import { draftJobs } from '../../firebase/collections.ts';
import { isExpired } from '../../lease.ts';
import { LEASE_SECONDS, leaseOf } from './draft-job-lease.ts';

/** A trigger this late was lost. */
const OVERDUE_SECONDS = 30;

const AT_ONCE = 500;

/**
 * Jobs whose lease expired, whose trigger was lost, or which are due for another attempt; the update triggers them
 * again. Returns their number.
 */
export async function requeueJobs(now: string): Promise<number> {
  const [queued, running, waiting] = await Promise.all([
    jobs('queued', secondsAfter(now, -OVERDUE_SECONDS)),
    jobs('running', secondsAfter(now, -LEASE_SECONDS)),
    jobs('waiting', now),
  ]);
  const due = [
    ...queued,
    ...running.filter((doc) => isExpired({ until: leaseOf(doc.data())?.until ?? '' }, now)),
    ...waiting.filter((doc) => (doc.data().outage?.retry_at ?? '') <= now),
  ];
  await Promise.all(
    due.map((doc) =>
      doc.ref
        .update({ state: 'queued', lease_until: '', updated_at: now }, { lastUpdateTime: doc.updateTime })
        .catch(ignoreConflict),
    ),
  );
  return due.length;
}

async function jobs(state: DraftJob['state'], before: string) {
  const found = await draftJobs().where('state', '==', state).where('updated_at', '<', before).limit(AT_ONCE).get();
  return found.docs;
}

/** Another worker claimed the job meanwhile, as intended. */
function ignoreConflict(error: unknown): void {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  const FAILED_PRECONDITION = 9;
  if (code !== FAILED_PRECONDITION) throw error;
}
