import type { DraftFailure } from '@trialdesk/contract/entities/draft';
import type { DraftJob } from '@trialdesk/contract/entities/draft-job';
import { backoffSeconds } from '../../backoff.ts';
import { secondsAfter } from '../../clock.ts';

const HOUR = 3_600;

/** From the first failure in a row. What will not pass is not waited for. */
const LONGEST_WAIT_SECONDS: Record<DraftFailure, number> = {
  quota: 4 * HOUR,
  unavailable: 4 * HOUR,
  timeout: 4 * HOUR,
  storage: 6 * HOUR,
  unusable: HOUR / 4,
  refused: 0,
  misconfigured: 0,
  budget: 0,
  gave_up: 0,
};

type Outage = NonNullable<DraftJob['outage']>;

/** Null once it has been waited for long enough. */
export function afterFailure(before: Outage | undefined, reason: DraftFailure, now: string): Outage | null {
  const { since, failures } = before ?? { since: now, failures: 0 };
  if (now >= secondsAfter(since, LONGEST_WAIT_SECONDS[reason])) return null;
  return { since, failures: failures + 1, retry_at: secondsAfter(now, backoffSeconds(failures + 1)) };
}
