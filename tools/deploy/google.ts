import { applicationDefault } from 'firebase-admin/app';

/** Google's APIs; the variables are those of firebase-tools. */
const ORIGINS = {
  identity: process.env.FIREBASE_IDENTITY_URL ?? 'https://identitytoolkit.googleapis.com',
  firebase: process.env.FIREBASE_API_URL ?? 'https://firebase.googleapis.com',
  hosting: process.env.FIREBASE_HOSTING_API_URL ?? 'https://firebasehosting.googleapis.com',
  storage: process.env.FIREBASE_STORAGE_URL ?? 'https://storage.googleapis.com',
  services: process.env.FIREBASE_SERVICE_USAGE_URL ?? 'https://serviceusage.googleapis.com',
  secrets: process.env.CLOUD_SECRET_MANAGER_URL ?? 'https://secretmanager.googleapis.com',
};

type Api = keyof typeof ORIGINS;

export interface GoogleReply {
  status: number;
  body: unknown;
}

/** Calls with the deployer's credentials. */
export interface Google {
  get(api: Api, path: string): Promise<GoogleReply>;
  post(url: string, body: unknown): Promise<GoogleReply>;
  patch(api: Api, path: string, body: unknown): Promise<GoogleReply>;
}

/** Null without Application Default Credentials. */
export async function signInToGoogle(project: string): Promise<Google | null> {
  const token = await applicationDefault()
    .getAccessToken()
    .then(({ access_token }) => access_token)
    .catch(() => null);
  if (token === null) return null;
  const headers = { Authorization: `Bearer ${token}`, 'X-Goog-User-Project': project };
  const call = async (url: string, init: RequestInit): Promise<GoogleReply> => {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) });
    return { status: response.status, body: await response.json().catch(() => null) };
  };
  const send = (method: 'POST' | 'PATCH', url: string, body: unknown) =>
    call(url, { method, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  return {
    get: (api, path) => call(ORIGINS[api] + path, { headers }),
    post: (url, body) => send('POST', url, body),
    patch: (api, path, body) => send('PATCH', ORIGINS[api] + path, body),
  };
}

/** Address of Vertex AI for a location. */
export function vertexOrigin(location: string): string {
  const isRegion = location.includes('-');
  const host =
    location === 'global'
      ? 'aiplatform.googleapis.com'
      : isRegion
        ? `${location}-aiplatform.googleapis.com`
        : `aiplatform.${location}.rep.googleapis.com`;
  return process.env.VERTEX_AI_URL ?? `https://${host}`;
}
