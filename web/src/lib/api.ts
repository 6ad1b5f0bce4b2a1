import { createApiClient } from './api-client.ts';
import { auth } from './firebase/auth.ts';
import { wait } from './wait.ts';

/** The application's door to its API, in the name of whoever is signed in. */
export const api = createApiClient({
  token: async () => (auth.currentUser ? auth.currentUser.getIdToken() : null),
  fetch: (input, init) => window.fetch(input, init),
  wait,
});
