import { array, object, type InferType } from 'yup';
import { LIMITS } from '../limits.ts';
import { can } from '../permissions.ts';
import { isRole, ROLES } from '../roles.ts';
import { VALIDATION } from '../validation-messages.ts';
import { reason } from './reason.ts';
import { choice, recordId, type text } from './text.ts';

/** At most as many as a person can have sites. */
export function namesOf(label: string, item: ReturnType<typeof text>) {
  return array(item.required(`${label} must be a list of texts`))
    .typeError(`${label} must be a list`)
    .max(LIMITS.sitesPerUser, `${label} can name at most ${LIMITS.sitesPerUser}`);
}

/** What a person may see and do. An Administrator has neither sites nor studies. */
export const accessFields = {
  role: choice(ROLES, VALIDATION.roleMissing).required(VALIDATION.roleMissing),
  site_ids: namesOf('Sites', recordId('Site'))
    .default([])
    .when('role', {
      is: (role: unknown) => isRole(role) && can({ role }, 'manage_sites'),
      then: (schema) => schema.min(1, VALIDATION.managerWithoutSite),
    }),
  study_ids: namesOf('Studies', recordId('Study')).default([]),
};

/** Body of `PUT /users/{id}/access`. */
export const changeAccessPayload = object({ ...accessFields, reason: reason() });

export type ChangeAccessPayload = InferType<typeof changeAccessPayload>;
