import { PATHS } from './paths.ts';

/** Parameters of the address of announcements: a sent answer that is to be shared. */
export const TO_SHARE = { request: 'share', query: 'question' } as const;

export function shareAnswerPath(requestId: string, queryId: string): string {
  const params = new URLSearchParams({ [TO_SHARE.request]: requestId, [TO_SHARE.query]: queryId });
  return `${PATHS.announcements}?${params.toString()}`;
}
