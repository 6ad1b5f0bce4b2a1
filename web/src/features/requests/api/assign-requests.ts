import { call } from '../../../lib/api.ts';

interface Assignment {
  requestIds: readonly string[];
  /** Null for nobody. */
  ownerId: string | null;
  /** Also what a colleague owns. */
  takeOver: boolean;
}

/** All or none. Rejects with an `ApiError`, 409 when a colleague owns a request that is not taken over. */
export async function assignRequests({ requestIds, ownerId, takeOver }: Assignment): Promise<void> {
  await call('assignRequests', { body: { request_ids: [...requestIds], owner_id: ownerId, take_over: takeOver } });
}
