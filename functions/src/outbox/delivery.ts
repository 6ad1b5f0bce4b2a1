import type { MailDelivery } from '@trialdesk/contract/entities/mail';
import { secondsAfter } from '../clock.ts';

/** Longer than an attempt can take. */
const ATTEMPT_SECONDS = 120;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Waits after each failed attempt; three days in all, so that an outage over a weekend loses nothing. */
const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 8 * HOUR, 12 * HOUR, 24 * HOUR, 24 * HOUR];

const FAILURE_LENGTH = 300;

/** Due again if the attempt's end is never recorded; null if not due. */
export function claimed(delivery: MailDelivery, now: string): MailDelivery | null {
  if (delivery.state !== 'waiting' || delivery.due_at > now) return null;
  return { ...delivery, attempts: delivery.attempts + 1, due_at: secondsAfter(now, ATTEMPT_SECONDS) };
}

export function sent(delivery: MailDelivery, now: string): MailDelivery {
  return { ...delivery, state: 'sent', failure: null, ended_at: now };
}

export interface Failure {
  reason: string;
  /** Another attempt cannot succeed. */
  isFinal: boolean;
}

/** Waits for another attempt, or is given up. */
export function failed(delivery: MailDelivery, { reason, isFinal }: Failure, now: string): MailDelivery {
  const failure = reason.slice(0, FAILURE_LENGTH);
  const wait = WAITS[delivery.attempts - 1];
  if (isFinal || wait === undefined) return { ...delivery, state: 'failed', failure, ended_at: now };
  return { ...delivery, due_at: secondsAfter(now, wait), failure };
}
