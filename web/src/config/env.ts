const env = import.meta.env;

const projectId = env.VITE_FIREBASE_PROJECT_ID ?? 'demo-trialdesk';

/**
 * Build settings; the defaults are the demo project on local emulators. Firebase reserves the prefix `demo-` for
 * projects that never reach its servers.
 */
export const ENV = {
  firebase: {
    projectId,
    apiKey: env.VITE_FIREBASE_API_KEY ?? 'demo-key',
    authDomain: env.VITE_FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    appId: env.VITE_FIREBASE_APP_ID ?? 'demo-app',
  },
  emulators: projectId.startsWith('demo-')
    ? { auth: env.VITE_AUTH_EMULATOR ?? '', firestore: env.VITE_FIRESTORE_EMULATOR ?? '' }
    : null,
  /** Target of "Request Demo". */
  demoSchedulingUrl: env.VITE_DEMO_SCHEDULING_URL ?? 'https://example.com/request-demo',
  /** On this host the landing page redirects to login; empty for none. */
  institutionalHost: env.VITE_INSTITUTIONAL_HOST ?? '',
} as const;
