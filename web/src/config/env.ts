const env = import.meta.env;

const projectId = env.VITE_FIREBASE_PROJECT_ID ?? 'demo-trialdesk';

/**
 * What a build is made for. Without any variable it is the demo project on the local emulators;
 * Firebase keeps the prefix `demo-` for projects that never reach its servers.
 */
export const ENV = {
  firebase: {
    projectId,
    apiKey: env.VITE_FIREBASE_API_KEY ?? 'demo-key',
    authDomain: env.VITE_FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    appId: env.VITE_FIREBASE_APP_ID ?? 'demo-app',
  },
  emulators: projectId.startsWith('demo-')
    ? { auth: 'http://127.0.0.1:9099', firestore: { host: '127.0.0.1', port: 8080 } }
    : null,
  /** Where "Request Demo" leads. */
  demoSchedulingUrl: env.VITE_DEMO_SCHEDULING_URL ?? 'https://example.com/request-demo',
  /** Host on which the landing page gives way to the sign-in page; empty for none. */
  institutionalHost: env.VITE_INSTITUTIONAL_HOST ?? '',
} as const;
