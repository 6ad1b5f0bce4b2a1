import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { api } from '../../../lib/api.ts';
import { attemptKey, forgetAttempt } from '../../../lib/idempotency.ts';

/** Asks for a new draft; the one that stands is kept until then. Rejects with an `ApiError`, 409 once it was answered. */
export async function regenerateDraft(requestId: string, { id, version }: RequestQuery): Promise<void> {
  const scope = `redraft.${requestId}.${id}`;
  const path = `/requests/${encodeURIComponent(requestId)}/queries/${encodeURIComponent(id)}/draft`;
  await api.post(path, undefined, { key: attemptKey(scope, { version }) });
  forgetAttempt(scope);
}
