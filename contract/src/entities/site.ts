import type { InferType } from 'yup';
import type { siteReply } from '../replies/sites.ts';

/** `sites/{id}` and `studies/{id}`. */
export type Site = InferType<typeof siteReply>;

export type Study = Site;

/** The study that the specification keeps out of choices (section 3). */
export const DEMO_STUDY = 'Demo-study';
