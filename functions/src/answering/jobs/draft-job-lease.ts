import type { DraftJob } from '@trialdesk/contract/entities/draft-job';
import type { Claim, Lease } from '../../lease.ts';

/** Holders renew well before; one that does not is treated as dead. */
export const LEASE_SECONDS = 90;

export function leaseOf(job: DraftJob): Lease | null {
  return job.state === 'running' ? { holder: holderOf(job), until: job.lease_until } : null;
}

export function claimOf(job: DraftJob, now: string): Claim {
  return { holder: holderOf(job), now, seconds: LEASE_SECONDS };
}

/** Unique for each attempt at each cause. */
function holderOf({ cause, attempts }: DraftJob): string {
  return `${cause} ${attempts}`;
}

/** The lease may have expired and the job been requeued, as long as nobody has claimed it again. */
export function acceptsDraftOf(current: DraftJob, claimed: DraftJob): boolean {
  const isOpen = current.state === 'running' || current.state === 'queued';
  return isOpen && holderOf(current) === holderOf(claimed);
}
