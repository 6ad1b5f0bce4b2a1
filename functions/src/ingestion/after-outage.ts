import type { FailedIngestion, Outage, QueuedIngestion } from '@trialdesk/contract/entities/document';
import { backoffSeconds } from '../backoff.ts';
import { secondsAfter } from '../clock.ts';

/** From the first failure to reach Storage or the database. */
const LONGEST_OUTAGE_SECONDS = 6 * 3_600;

export function afterOutage(before: Outage | undefined, now: string): QueuedIngestion | FailedIngestion {
  const { since, failures } = before ?? { since: now, failures: 0 };
  if (now >= secondsAfter(since, LONGEST_OUTAGE_SECONDS)) return { state: 'failed', at: now, reason: 'unreachable' };
  const retry_at = secondsAfter(now, backoffSeconds(failures + 1));
  return { state: 'queued', since: now, outage: { since, failures: failures + 1, retry_at } };
}
