import { MODEL_VERSIONS, RESPONSE_LENGTHS, type AiSettingsRecord } from '../entities/ai-settings.ts';
import { THEMES, type Preferences } from '../entities/preferences.ts';
import { flag, integer, keyOf, nullable, shape, text } from './reply-schema.ts';

export interface OwnName {
  name: string;
}

export const aiSettingsReply = shape<AiSettingsRecord>({
  response_length: keyOf(RESPONSE_LENGTHS),
  include_citations: flag(),
  show_confidence: flag(),
  model_version: keyOf(MODEL_VERSIONS),
  version: integer(),
  changed_by: nullable(shape({ id: text(), name: text() })),
});

export const preferencesReply = shape<Preferences>({
  appearance: shape({ theme: keyOf(THEMES), compact_mode: flag() }),
  notifications: shape({ email: flag(), desktop: flag(), weekly_summary: flag() }),
});

export const ownNameReply = shape<OwnName>({ name: text() });
