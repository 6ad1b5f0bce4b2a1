/** `sites/{id}` and `studies/{id}`. */
export interface Site {
  id: string;
  name: string;
  /** Exact. */
  request_count: number;
}

export type Study = Site;

/** The study that the specification keeps out of choices (section 3). */
export const DEMO_STUDY = 'Demo-study';
