import { isAssignable, isAssignedSite } from '@trialdesk/contract/permissions';
import { inviteUserPayload } from '@trialdesk/contract/payloads/invite-user';
import { isRole } from '@trialdesk/contract/roles';
import type { UserView } from '@trialdesk/contract/replies/users';
import { api } from '../../../lib/api.ts';
import { attemptKey, forgetAttempt } from '../../../lib/idempotency.ts';
import type { Assignable } from './use-assignable.ts';

/** What is typed and chosen; a role not yet chosen is empty. */
export interface InviteForm {
  email: string;
  role: string;
  study_ids: string[];
  site_ids: string[];
}

const SCOPE = 'invite-user';

/** Invites a person; answers the invitation, whose id makes the registration link. Rejects with an `ApiError`. */
export async function inviteUser(form: InviteForm, sites: readonly Assignable[]): Promise<UserView> {
  const assignable = !isRole(form.role) || isAssignable(form.role);
  const site_ids = assignable ? form.site_ids : [];
  const body = inviteUserPayload.cast({
    email: form.email,
    role: form.role,
    sites: sites.filter(({ id }) => isAssignedSite({ site_ids }, id)).map(({ name }) => name),
    site_ids,
    study_ids: assignable ? form.study_ids : [],
    use_custom_site: false,
    custom_sites: [],
  });
  const invitation = (await api.post('/users', body, { key: attemptKey(SCOPE, body) })) as UserView;
  forgetAttempt(SCOPE);
  return invitation;
}
