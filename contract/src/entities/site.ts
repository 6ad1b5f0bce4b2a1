/** `sites/{id}` and `studies/{id}`. */
export interface Site {
  id: string;
  name: string;
  request_count: number;
}

export type Study = Site;

/** Excluded from choices (specification, section 3). */
export const DEMO_STUDY = 'Demo-study';
