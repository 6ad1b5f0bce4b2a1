import type { SiteRequest } from '@trialdesk/contract/entities/request';

type Answered = Pick<SiteRequest, 'answered_at'>;

/** The requests that were answered after a moment (ISO 8601). */
export function answersSince<T extends Answered>(requests: readonly T[], moment: string): T[] {
  return requests.filter(({ answered_at }) => answered_at !== null && answered_at > moment);
}

/** The newest moment at which one of these was answered, never before `earliest`. */
export function newestAnswer(requests: readonly Answered[], earliest: string): string {
  return requests.reduce(
    (newest, { answered_at }) => (answered_at !== null && answered_at > newest ? answered_at : newest),
    earliest,
  );
}
