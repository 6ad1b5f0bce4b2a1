import { array, boolean, object, type InferType } from 'yup';
import { LIMITS } from '../limits.ts';
import { VALIDATION } from '../validation-messages.ts';
import { accessFields, namesOf } from './access.ts';
import { singleLine, text } from './text.ts';

const NO_CUSTOM_SITES = 'Custom sites are not supported';

/** Body of `POST /users`. `sites` are names, for display. An Administrator has neither sites nor studies. */
export const inviteUserPayload = object({
  email: text('Email', LIMITS.email.max).required(VALIDATION.emailMissing).email(VALIDATION.emailInvalid),
  ...accessFields,
  sites: namesOf('Sites', singleLine('Site', LIMITS.siteName.max)),
  use_custom_site: boolean().strict().typeError(NO_CUSTOM_SITES).oneOf([false], NO_CUSTOM_SITES),
  custom_sites: array().strict().typeError(NO_CUSTOM_SITES).max(0, NO_CUSTOM_SITES),
});

export type InviteUserPayload = InferType<typeof inviteUserPayload>;
