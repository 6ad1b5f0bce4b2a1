import { defineString, projectID } from 'firebase-functions/params';

/* Settings of a deployment: functions/.env holds the defaults, functions/.env.<project> what differs. */
const appOrigin = defineString('APP_ORIGIN');
const geminiModel = defineString('GEMINI_MODEL');
const vertexLocation = defineString('VERTEX_LOCATION');
const vertexBaseUrl = defineString('VERTEX_BASE_URL');

/** Where people open the application, for links in mails. */
export function applicationOrigin(): string {
  return appOrigin.value();
}

/** Which Gemini drafts answers and where; null when none is named, and no text leaves the system. */
export function geminiSettings(): { model: string; project: string; location: string; baseUrl?: string } | null {
  const model = geminiModel.value();
  if (!model) return null;
  const baseUrl = vertexBaseUrl.value();
  return {
    model,
    project: projectID.value(),
    location: vertexLocation.value(),
    ...(baseUrl ? { baseUrl } : {}),
  };
}
