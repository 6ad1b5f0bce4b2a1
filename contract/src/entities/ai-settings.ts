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

/** What holds until somebody decides otherwise (specification, section 2). */
export const DEFAULT_AI_SETTINGS: AiSettings = {
  response_length: 'balanced',
  include_citations: true,
  show_confidence: true,
  model_version: 'advanced',
};

/** The one document of the collection `settings`. */
export const ORGANISATION_SETTINGS = 'organisation';
