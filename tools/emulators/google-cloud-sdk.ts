import { existsSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { onPath } from '../on-path.ts';

const FIRESTORE_JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

const USUAL_PLACES = [
  '/usr/lib/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  '/snap/google-cloud-cli/current',
  '/opt/homebrew/share/google-cloud-sdk',
  '/usr/local/share/google-cloud-sdk',
  path.join(homedir(), 'google-cloud-sdk'),
];

/** The Firestore emulator of a Google Cloud CLI on this machine, or null. Asks no gcloud: starting it takes seconds. */
export function googleCloudFirestoreJar(): string | null {
  const gcloud = onPath('gcloud');
  const roots = [
    process.env.CLOUDSDK_ROOT_DIR,
    gcloud === null ? undefined : path.resolve(realpathSync(gcloud), '../..'),
    ...USUAL_PLACES,
  ];
  return (
    roots
      .filter((root) => root !== undefined)
      .map((root) => path.join(root, FIRESTORE_JAR))
      .find((jar) => existsSync(jar)) ?? null
  );
}
