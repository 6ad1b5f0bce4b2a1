import { createApiClient } from './api-client.ts';
import { auth } from './firebase/auth.ts';
import { wait } from './wait.ts';
import { xhrFetch } from './xhr-fetch.ts';

export const { call, callPublicly } = createApiClient({
  token: async () => (auth.currentUser ? auth.currentUser.getIdToken() : null),
  fetch: (input, init) => window.fetch(input, init),
  upload: xhrFetch,
  wait,
});
