import type { Actor } from './user.ts';

/** How long a draft is meant to be: value stored, label shown. */
export const RESPONSE_LENGTHS = { concise: 'Concise', balanced: 'Balanced', detailed: 'Detailed' } as const;

export type ResponseLength = keyof typeof RESPONSE_LENGTHS;

/** Which of the deployment's models drafts: value stored, label shown. */
export const MODEL_VERSIONS = { standard: 'Standard', advanced: 'Advanced', expert_beta: 'Expert beta' } as const;

export type ModelVersion = keyof typeof MODEL_VERSIONS;

/** How drafts are written, for the whole organisation. A draft keeps the settings that it was written with. */
export interface AiSettings {
  response_length: ResponseLength;
  /** Off: an answer goes to the site without citations and their marks, but for those that the reviewer chooses. */
  include_citations: boolean;
  /** Off: a reviewer is not shown how sure the draft is. */
  show_confidence: boolean;
  model_version: ModelVersion;
}

/** `settings/organisation`: the settings as they stand, until somebody sets them at version 0. */
export interface AiSettingsRecord extends AiSettings {
  /** Grows with each change; one that was made on an older version is refused. */
  version: number;
  /** Who made the last change, null for nobody yet. */
  changed_by: Actor | null;
}

/** What holds until somebody decides otherwise (specification, section 2). */
export const DEFAULT_AI_SETTINGS: AiSettings = {
  response_length: 'balanced',
  include_citations: true,
  show_confidence: true,
  model_version: 'advanced',
};

/** The settings as they stand, those that are not on record at their defaults. */
export function aiSettingsRecord(stored: Partial<AiSettingsRecord> | undefined): AiSettingsRecord {
  return { ...DEFAULT_AI_SETTINGS, version: 0, changed_by: null, ...stored };
}

/** The settings alone, without who set them when. */
export function aiSettingsOf({
  response_length,
  include_citations,
  show_confidence,
  model_version,
}: AiSettings): AiSettings {
  return { response_length, include_citations, show_confidence, model_version };
}

/** The one document of the collection `settings`. */
export const ORGANISATION_SETTINGS = 'organisation';
