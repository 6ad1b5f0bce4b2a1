import { ownNamePayload, type OwnNamePayload } from '@trialdesk/contract/payloads/preferences';
import type { OwnName } from '@trialdesk/contract/replies/settings';
import { call } from '../../../lib/api.ts';

/** Changes the person's name; returns it as saved. Rejects with an `ApiError`. */
export function saveOwnName(form: OwnNamePayload): Promise<OwnName> {
  return call('putOwnName', { body: ownNamePayload.cast(form) });
}
