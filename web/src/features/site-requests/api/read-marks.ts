import type { SiteRequest } from '@trialdesk/contract/entities/request';

const storageKey = (requestId: string) => `td.read.${requestId}`;

/** True until the response is opened in this browser; an answer to a follow-up makes the request new again. */
export function isNew(request: SiteRequest, storage: Pick<Storage, 'getItem'>): boolean {
  if (request.status !== 'completed') return false;
  const readAt = storage.getItem(storageKey(request.request_id));
  return readAt === null || readAt < (request.answered_at ?? '');
}

export function markRead(request: SiteRequest, storage: Pick<Storage, 'setItem'>): void {
  storage.setItem(storageKey(request.request_id), request.answered_at ?? '');
}
