import { object } from 'yup';
import { MODEL_VERSIONS, RESPONSE_LENGTHS } from '../entities/ai-settings.ts';
import { seenVersion } from './seen-version.ts';
import { keyOf, onOrOff } from './text.ts';

/** Body of `PUT /settings/ai`: all settings, with the version they are based on. */
export const aiSettingsPayload = object({
  response_length: keyOf(RESPONSE_LENGTHS, 'Please choose a response length'),
  include_citations: onOrOff('Include protocol citations'),
  show_confidence: onOrOff('Show confidence level'),
  model_version: keyOf(MODEL_VERSIONS, 'Please choose a model version'),
  version: seenVersion(),
});
