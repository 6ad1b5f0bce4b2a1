import { object } from 'yup';
import { LIMITS } from '../limits.ts';
import { VALIDATION } from '../validation-messages.ts';
import { text } from './text.ts';

/** Body of `POST /sites`. */
export const createSitePayload = object({
  name: text('Site name', LIMITS.siteName.max).required(VALIDATION.siteNameMissing),
});
