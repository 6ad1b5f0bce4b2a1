import type { Actor } from './user.ts';

export const RESPONSE_LENGTHS = { concise: 'Concise', balanced: 'Balanced', detailed: 'Detailed' } as const;

export type ResponseLength = keyof typeof RESPONSE_LENGTHS;

export const MODEL_VERSIONS = { standard: 'Standard', advanced: 'Advanced', expert_beta: 'Expert beta' } as const;

export type ModelVersion = keyof typeof MODEL_VERSIONS;

/** For the whole organisation. A draft keeps the settings it was written with. */
export interface AiSettings {
  response_length: ResponseLength;
  /** Off: sites get no citations or marks, except those the reviewer chooses. */
  include_citations: boolean;
  /** Off: reviewers do not see the confidence. */
  show_confidence: boolean;
  model_version: ModelVersion;
}

/** `settings/organisation`. */
export interface AiSettingsRecord extends AiSettings {
  /** Increases with each change, from 0; a change based on an older version is refused. */
  version: number;
  changed_by: Actor | null;
}

export const ORGANISATION_SETTINGS = 'organisation';

/** Defaults of the specification (section 2). */
export const DEFAULT_AI_SETTINGS: AiSettings = {
  response_length: 'balanced',
  include_citations: true,
  show_confidence: true,
  model_version: 'advanced',
};

export function aiSettingsRecord(stored: Partial<AiSettingsRecord> | undefined): AiSettingsRecord {
  return { ...DEFAULT_AI_SETTINGS, version: 0, changed_by: null, ...stored };
}

export function aiSettingsOf({
  response_length,
  include_citations,
  show_confidence,
  model_version,
}: AiSettings): AiSettings {
  return { response_length, include_citations, show_confidence, model_version };
}
