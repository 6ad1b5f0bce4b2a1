import type { ModelVersion } from '@trialdesk/contract/entities/ai-settings';
import { defineString, projectID } from 'firebase-functions/params';

/* Settings of a deployment: functions/.env holds the defaults, functions/.env.<project> what differs. */
const appOrigin = defineString('APP_ORIGIN');
const geminiModel = defineString('GEMINI_MODEL');
const geminiModelStandard = defineString('GEMINI_MODEL_STANDARD', { default: '' });
const geminiModelExpertBeta = defineString('GEMINI_MODEL_EXPERT_BETA', { default: '' });
const vertexLocation = defineString('VERTEX_LOCATION');
const vertexBaseUrl = defineString('VERTEX_BASE_URL');

/** Where people open the application, for links in mails. */
export function applicationOrigin(): string {
  return appOrigin.value();
}

export interface GeminiSettings {
  model: string;
  project: string;
  location: string;
  baseUrl?: string;
}

/** Which Gemini drafts answers and where; null when GEMINI_MODEL names none, and no text leaves the system. */
export function geminiSettings(version: ModelVersion): GeminiSettings | null {
  const model = modelOf(version);
  if (!model) return null;
  const baseUrl = vertexBaseUrl.value();
  return {
    model,
    project: projectID.value(),
    location: vertexLocation.value(),
    ...(baseUrl ? { baseUrl } : {}),
  };
}

/** The model for a version; the one for `advanced` stands in for those that are not named. */
function modelOf(version: ModelVersion): string {
  const advanced = geminiModel.value();
  if (!advanced) return '';
  switch (version) {
    case 'standard':
      return geminiModelStandard.value() || advanced;
    case 'advanced':
      return advanced;
    case 'expert_beta':
      return geminiModelExpertBeta.value() || advanced;
  }
}
