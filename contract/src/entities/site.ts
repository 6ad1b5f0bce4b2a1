/** `sites/{id}`; `studies/{id}` have settings too. */
export interface Site {
  id: string;
  name: string;
  /** After a change of the name: when its requests are looked through for the earlier name once more, and last. */
  spread_due_at?: string;
}

export interface Study extends Site {
  /** "WAY", unique. Absent in studies from before requests had numbers. */
  number_prefix?: string;
  /** Of new requests; lower ones are those of requests from before there were numbers, or removed. Default: 1. */
  numbers_from?: number;
  /** Absent in studies from before there was a choice. */
  sites_open_documents?: boolean;
}

export interface StudySettings {
  /** Whether a site that opens a cited page gets its document, or the page alone. */
  sites_open_documents: boolean;
}

/** With the defaults of what is not stored. */
export function studySettingsOf(study: Study | null): StudySettings {
  return { sites_open_documents: study?.sites_open_documents ?? true };
}

/**
 * `request_counts/site_{id}`, by `requestCountId`: requests of a site, together and by study, for the research team only.
 * `request_counts/study_{id}` has what was counted of a study before sites counted by study.
 */
export interface RequestCount {
  count: number;
  studies?: Record<string, number>;
}

export function requestCountId(kind: 'site' | 'study', id: string): string {
  return `${kind}_${id}`;
}

/** Excluded from choices (specification, section 3). */
export const DEMO_STUDY = 'Demo-study';
