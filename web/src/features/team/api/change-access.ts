import { changeAccessPayload } from '@trialdesk/contract/payloads/access';
import { isAssignable } from '@trialdesk/contract/permissions';
import type { UserView } from '@trialdesk/contract/replies/users';
import type { Role } from '@trialdesk/contract/roles';
import { call } from '../../../lib/api.ts';

export interface AccessForm {
  role: Role;
  study_ids: string[];
  site_ids: string[];
  reason: string;
}

/** Rejects with an `ApiError`. */
export function changeAccess({ id }: Pick<UserView, 'id'>, form: AccessForm): Promise<UserView> {
  const scope = isAssignable(form.role) ? form : { ...form, site_ids: [], study_ids: [] };
  return call('changeAccess', { params: { id }, body: changeAccessPayload.cast(scope) });
}
