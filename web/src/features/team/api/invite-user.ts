import { isAssignable, isAssignedSite } from '@trialdesk/contract/permissions';
import { inviteUserPayload } from '@trialdesk/contract/payloads/invite-user';
import { isRole } from '@trialdesk/contract/roles';
import type { UserView } from '@trialdesk/contract/replies/users';
import { call } from '../../../lib/api.ts';
import type { Named } from '../../../lib/sites-and-studies.ts';

/** What is typed and chosen; a role not yet chosen is empty. */
export interface InviteForm {
  email: string;
  role: string;
  study_ids: string[];
  site_ids: string[];
}

/** Invites a person; resolves to the invitation, whose id makes the registration link. Rejects with an `ApiError`. */
export async function inviteUser(form: InviteForm, sites: readonly Named[]): Promise<UserView> {
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
  return call('inviteUser', { body });
}
