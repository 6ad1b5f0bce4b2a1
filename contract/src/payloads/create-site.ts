import { object } from 'yup';
import { LIMITS } from '../limits.ts';
import { VALIDATION } from '../validation-messages.ts';
import { singleLine } from './text.ts';

/** Body of `POST /sites` and `PATCH /sites/{id}`. */
export const createSitePayload = object({
  name: singleLine('Site name', LIMITS.siteName.max).required(VALIDATION.siteNameMissing),
});
