import { createApiClient } from './api-client.ts';
import { appCheckHeaders } from './firebase/app-check.ts';
import { auth } from './firebase/auth.ts';
import { reportRefusal } from './session/refusals.ts';
import { wait } from './wait.ts';
import { xhrFetch } from './xhr-fetch.ts';

export const { call, callPublicly, download } = createApiClient({
  token: async () => (auth.currentUser ? auth.currentUser.getIdToken() : null),
  headers: appCheckHeaders,
  fetch: (input, init) => window.fetch(input, init),
  upload: xhrFetch,
  wait,
  onRefused: reportRefusal,
});
