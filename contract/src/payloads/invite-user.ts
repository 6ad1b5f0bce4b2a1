import { array, boolean, object, type InferType } from 'yup';
import { LIMITS } from '../limits.ts';
import { can } from '../permissions.ts';
import { isRole, ROLES } from '../roles.ts';
import { VALIDATION } from '../validation-messages.ts';
import { choice, recordId, text } from './text.ts';

const NO_CUSTOM_SITES = 'Custom sites are not supported';

function listOf(label: string, item: ReturnType<typeof text>) {
  return array(item.required(`${label} must be a list of texts`))
    .typeError(`${label} must be a list`)
    .max(LIMITS.sitesPerUser, `${label} can name at most ${LIMITS.sitesPerUser}`);
}

/** Body of `POST /users`. `sites` are names, for display. An Administrator has neither sites nor studies. */
export const inviteUserPayload = object({
  email: text('Email', LIMITS.email.max).required(VALIDATION.emailMissing).email(VALIDATION.emailInvalid),
  role: choice(ROLES, VALIDATION.roleMissing).required(VALIDATION.roleMissing),
  sites: listOf('Sites', text('Site', LIMITS.siteName.max)),
  site_ids: listOf('Sites', recordId('Site'))
    .default([])
    .when('role', {
      is: (role: unknown) => isRole(role) && can({ role }, 'manage_sites'),
      then: (schema) => schema.min(1, VALIDATION.managerWithoutSite),
    }),
  study_ids: listOf('Studies', recordId('Study')).default([]),
  use_custom_site: boolean().strict().typeError(NO_CUSTOM_SITES).oneOf([false], NO_CUSTOM_SITES),
  custom_sites: array().strict().typeError(NO_CUSTOM_SITES).max(0, NO_CUSTOM_SITES),
});

export type InviteUserPayload = InferType<typeof inviteUserPayload>;
