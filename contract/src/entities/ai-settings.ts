import type { Actor } from './user.ts';

/** Intended length of a draft: value stored, label shown. */
export const RESPONSE_LENGTHS = { concise: 'Concise', balanced: 'Balanced', detailed: 'Detailed' } as const;

export type ResponseLength = keyof typeof RESPONSE_LENGTHS;

/** The deployment's models: value stored, label shown. */
export const MODEL_VERSIONS = { standard: 'Standard', advanced: 'Advanced', expert_beta: 'Expert beta' } as const;

export type ModelVersion = keyof typeof MODEL_VERSIONS;

/** How drafts are written, for the whole organisation. A draft keeps the settings that it was written with. */
export interface AiSettings {
  response_length: ResponseLength;
  /** Off: answers go to the site without citations and marks, except those the reviewer chooses. */
  include_citations: boolean;
  /** Off: reviewers do not see the draft's confidence. */
  show_confidence: boolean;
  model_version: ModelVersion;
}

/** `settings/organisation`. */
export interface AiSettingsRecord extends AiSettings {
  /** Grows with each change; a change made on an older version is refused. 0 until the first change. */
  version: number;
  /** Who made the last change; null until the first one. */
  changed_by: Actor | null;
}

/** The only document of the collection `settings`. */
export const ORGANISATION_SETTINGS = 'organisation';

/** Defaults of the specification (section 2). */
export const DEFAULT_AI_SETTINGS: AiSettings = {
  response_length: 'balanced',
  include_citations: true,
  show_confidence: true,
  model_version: 'advanced',
};

/** The stored settings, completed with the defaults. */
export function aiSettingsRecord(stored: Partial<AiSettingsRecord> | undefined): AiSettingsRecord {
  return { ...DEFAULT_AI_SETTINGS, version: 0, changed_by: null, ...stored };
}

/** The settings without version and author. */
export function aiSettingsOf({
  response_length,
  include_citations,
  show_confidence,
  model_version,
}: AiSettings): AiSettings {
  return { response_length, include_citations, show_confidence, model_version };
}
