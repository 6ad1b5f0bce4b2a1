import type { OwnName } from '@trialdesk/contract/replies/settings';
import { ownNamePayload, type OwnNamePayload } from '@trialdesk/contract/payloads/preferences';
import { api } from '../../../lib/api.ts';

/** Gives the person another name; answers it as it is kept. Rejects with an `ApiError`. */
export async function saveOwnName(form: OwnNamePayload): Promise<OwnName> {
  return (await api.put('/settings/name', ownNamePayload.cast(form))) as OwnName;
}
