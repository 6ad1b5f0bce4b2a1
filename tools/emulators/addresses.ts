import { PROJECT_ID } from '../project.ts';

/** Hosting. */
export const APPLICATION = 'http://127.0.0.1:5000';

/** The emulator hub, which exports data. */
export const HUB = '127.0.0.1:4400';

/** Environment variables that point Google's SDKs to the emulators. */
export const emulatorVariables = {
  GCLOUD_PROJECT: PROJECT_ID,
  GOOGLE_CLOUD_PROJECT: PROJECT_ID,
  FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID, storageBucket: `${PROJECT_ID}.appspot.com` }),
  FIREBASE_EMULATOR_HUB: HUB,
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
  STORAGE_EMULATOR_HOST: 'http://127.0.0.1:9199',
  // Outside Google Cloud the libraries would wait for the metadata server to time out.
  METADATA_SERVER_DETECTION: 'none',
} as const;
