import type { Priority } from '@trialdesk/contract/choices';
import { call } from '../../../lib/api.ts';

/** Rejects with an `ApiError`, 409 when the question was answered or withdrawn meanwhile. */
export async function setPriority(requestId: string, priority: Priority): Promise<void> {
  await call('setPriority', { params: { id: requestId }, body: { priority } });
}
