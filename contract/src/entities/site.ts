/** `sites/{id}` and `studies/{id}`. `request_count` is exact. */
export interface Site {
  id: string;
  name: string;
  request_count: number;
}

export type Study = Site;

/** The study that the specification keeps out of choices (section 3). */
export const DEMO_STUDY = 'Demo-study';
