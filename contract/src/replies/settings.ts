import type { InferType } from 'yup';
import { MODEL_VERSIONS, RESPONSE_LENGTHS } from '../entities/ai-settings.ts';
import { THEMES } from '../entities/preferences.ts';
import { flag, keyIn, shape, whole, words } from './shape.ts';

/** How drafts are written, for the whole organisation. */
export const aiSettingsReply = shape({
  response_length: keyIn(RESPONSE_LENGTHS),
  /** Off: an answer goes to the site without citations and their marks, but for those that the reviewer chooses. */
  include_citations: flag(),
  /** Off: a reviewer is not shown how sure the draft is. */
  show_confidence: flag(),
  model_version: keyIn(MODEL_VERSIONS),
  /** Grows with each change; one that was made on an older version is refused. */
  version: whole(),
  /** Who made the last change, null for nobody yet. */
  changed_by: shape({ id: words(), name: words() }).nullable(),
});

/** What a person has chosen for themselves: how the application looks, and what they want to be told of, and how. */
export const preferencesReply = shape({
  appearance: shape({ theme: keyIn(THEMES), compact_mode: flag() }),
  notifications: shape({ email: flag(), desktop: flag(), weekly_summary: flag() }),
});

export const ownNameReply = shape({ name: words() });

export type OwnName = InferType<typeof ownNameReply>;
