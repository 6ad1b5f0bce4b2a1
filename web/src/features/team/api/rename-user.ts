import { renameUserPayload, type RenameUserPayload } from '@trialdesk/contract/payloads/rename-user';
import type { UserView } from '@trialdesk/contract/replies/users';
import { call } from '../../../lib/api.ts';

/** Rejects with an `ApiError`. */
export function renameUser({ id }: Pick<UserView, 'id'>, form: RenameUserPayload): Promise<UserView> {
  return call('renameUser', { params: { id }, body: renameUserPayload.cast(form) });
}
