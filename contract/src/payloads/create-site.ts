import { object, type InferType } from 'yup';
import { LIMITS } from '../limits.ts';
import { text } from './text.ts';

/** Body of `POST /sites`. */
export const createSitePayload = object({
  name: text('Site name', LIMITS.siteName.max).required('Please enter a site name'),
});

export type CreateSitePayload = InferType<typeof createSitePayload>;
