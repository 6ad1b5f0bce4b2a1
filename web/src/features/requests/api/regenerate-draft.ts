import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { call } from '../../../lib/api.ts';

/** Asks for a new draft; the current one is kept until then. Rejects with an `ApiError`, 409 once it was answered. */
export async function regenerateDraft(requestId: string, { id, version }: RequestQuery): Promise<void> {
  await call('regenerateDraft', { params: { id: requestId, query_id: id }, seen: version });
}
