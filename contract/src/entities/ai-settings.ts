import type { InferType } from 'yup';
import type { aiSettingsReply } from '../replies/settings.ts';

/** How long a draft is meant to be: value stored, label shown. */
export const RESPONSE_LENGTHS = { concise: 'Concise', balanced: 'Balanced', detailed: 'Detailed' } as const;

export type ResponseLength = keyof typeof RESPONSE_LENGTHS;

/** Which of the deployment's models drafts: value stored, label shown. */
export const MODEL_VERSIONS = { standard: 'Standard', advanced: 'Advanced', expert_beta: 'Expert beta' } as const;

export type ModelVersion = keyof typeof MODEL_VERSIONS;

/** `settings/organisation`: the settings as they stand, until somebody sets them at version 0. */
export type AiSettingsRecord = InferType<typeof aiSettingsReply>;

/** How drafts are written, for the whole organisation. A draft keeps the settings that it was written with. */
export type AiSettings = Omit<AiSettingsRecord, 'version' | 'changed_by'>;

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
