import type { SiteRequestSummary } from '@trialdesk/contract/entities/request';

type Answered = Pick<SiteRequestSummary, 'answered_at'>;

/** Requests answered after a moment (ISO 8601). */
export function answersSince<T extends Answered>(requests: readonly T[], moment: string): T[] {
  return requests.filter(({ answered_at }) => answered_at !== null && answered_at > moment);
}

/** The latest `answered_at`, but not before `earliest`. */
export function newestAnswer(requests: readonly Answered[], earliest: string): string {
  return requests.reduce(
    (newest, { answered_at }) => (answered_at !== null && answered_at > newest ? answered_at : newest),
    earliest,
  );
}
