import { createApiClient, type ApiClient } from './api-client.ts';
import { auth } from './firebase/auth.ts';
import { wait } from './wait.ts';
import { xhrFetch } from './xhr-fetch.ts';

const token = async () => (auth.currentUser ? auth.currentUser.getIdToken() : null);

/** The application's door to its API, in the name of whoever is signed in. */
export const api = createApiClient({ token, fetch: (input, init) => window.fetch(input, init), wait });

/** The same door for one upload: it tells how much has been sent, from 0 to 1, and `signal` ends it. */
export function uploadApi(onProgress: (share: number) => void, signal: AbortSignal): ApiClient {
  const send = xhrFetch(onProgress);
  return createApiClient({ token, fetch: (input, init) => send(input, { ...init, signal }), wait });
}
