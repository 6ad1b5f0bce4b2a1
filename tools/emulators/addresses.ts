import { PROJECT_ID } from '../project.ts';

/** Where the application is served. */
export const APPLICATION = 'http://127.0.0.1:5000';

/** Where the emulators take exports. */
export const HUB = '127.0.0.1:4400';

/** The variables by which the Admin SDK, the seed and the tests find the emulators. */
export const emulatorVariables = {
  GCLOUD_PROJECT: PROJECT_ID,
  GOOGLE_CLOUD_PROJECT: PROJECT_ID,
  FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID, storageBucket: `${PROJECT_ID}.appspot.com` }),
  FIREBASE_EMULATOR_HUB: HUB,
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
  STORAGE_EMULATOR_HOST: 'http://127.0.0.1:9199',
  // Google's libraries must not look for a cloud to run in: off a cloud they wait for it.
  METADATA_SERVER_DETECTION: 'none',
} as const;
