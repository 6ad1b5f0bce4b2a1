import { existsSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { findOnPath } from '../find-on-path.ts';

const FIRESTORE_JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

const COMMON_ROOTS = [
  '/usr/lib/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  '/snap/google-cloud-cli/current',
  '/opt/homebrew/share/google-cloud-sdk',
  '/usr/local/share/google-cloud-sdk',
  path.join(homedir(), 'google-cloud-sdk'),
];

/** Does not run gcloud, which takes seconds. */
export function googleCloudFirestoreJar(): string | null {
  const gcloud = findOnPath('gcloud');
  const roots = [
    process.env.CLOUDSDK_ROOT_DIR,
    gcloud === null ? undefined : path.resolve(realpathSync(gcloud), '../..'),
    ...COMMON_ROOTS,
  ];
  return (
    roots
      .filter((root) => root !== undefined)
      .map((root) => path.join(root, FIRESTORE_JAR))
      .find((jar) => existsSync(jar)) ?? null
  );
}
