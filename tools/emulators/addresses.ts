import { PROJECT_ID } from '../project.ts';
import { HOST, ownPorts } from './ports.ts';

const ports = new Map(ownPorts().map(({ name, port }) => [name, port]));

function hostOf(name: string): string {
  const port = ports.get(name);
  if (port === undefined) throw new Error(`firebase.json has no port for ${name}`);
  return `${HOST}:${port}`;
}

/** Hosting. */
export const APPLICATION = `http://${hostOf('hosting')}`;

/** The emulator hub, which exports data. */
export const HUB = hostOf('hub');

/** Where the web application, its API and its data are. */
export const HOSTS = ['hosting', 'functions', 'firestore', 'auth', 'storage'].map(hostOf);

/** What the browser calls besides Hosting. */
export const BROWSER_ORIGINS = ['auth', 'firestore', 'storage'].map((name) => `http://${hostOf(name)}`);

/** Environment variables that point Google's SDKs to the emulators, and the tests to the application. */
export const emulatorVariables = {
  GCLOUD_PROJECT: PROJECT_ID,
  GOOGLE_CLOUD_PROJECT: PROJECT_ID,
  FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID, storageBucket: `${PROJECT_ID}.appspot.com` }),
  FIREBASE_EMULATOR_HUB: HUB,
  FIRESTORE_EMULATOR_HOST: hostOf('firestore'),
  FIREBASE_AUTH_EMULATOR_HOST: hostOf('auth'),
  FIREBASE_STORAGE_EMULATOR_HOST: hostOf('storage'),
  STORAGE_EMULATOR_HOST: `http://${hostOf('storage')}`,
  FUNCTIONS_EMULATOR_HOST: hostOf('functions'),
  APP_ORIGIN: APPLICATION,
  // Outside Google Cloud the libraries would wait for the metadata server to time out.
  METADATA_SERVER_DETECTION: 'none',
} as const;

/** Of a web application that is built for the emulators. */
export const webVariables = {
  VITE_AUTH_EMULATOR: `http://${hostOf('auth')}`,
  VITE_FIRESTORE_EMULATOR: hostOf('firestore'),
} as const;
