import type { ReadMarks } from '@trialdesk/contract/entities/read-marks';
import type { SiteRequestSummary } from '@trialdesk/contract/entities/request';

export type Answerable = Pick<SiteRequestSummary, 'request_id' | 'status' | 'answered_at'>;

/** True until the response is opened; an answer to a follow-up makes the request new again. */
export function isNew({ until, read }: ReadMarks, request: Answerable): boolean {
  if (request.status !== 'completed') return false;
  const answeredAt = request.answered_at ?? '';
  return answeredAt > until && (read[request.request_id] ?? '') < answeredAt;
}

/** The exact number is counted up to this; beyond, there are more. */
export const MOST_COUNTED = 99;

/** Responses to read at a time. */
const STEP = 100;

/** How many of the newest responses to read so that one more than `MOST_COUNTED` are unread, if there are as many. */
export function sizeToCount({ read }: ReadMarks): number {
  return Math.ceil((Object.keys(read).length + MOST_COUNTED + 1) / STEP) * STEP;
}
