import { PlainError } from '../plain-error.ts';

const HOSTS = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST'];
const PROJECTS = ['GCLOUD_PROJECT', 'GOOGLE_CLOUD_PROJECT'];
const ON_THIS_COMPUTER = /^(?:localhost|127\.0\.0\.1):\d+$/;

/** The demo data includes accounts whose password is public, so it is for emulators on this computer alone. */
export function requireEmulators(variables: Record<string, string | undefined>): void {
  const isLocal = HOSTS.every((name) => ON_THIS_COMPUTER.test(variables[name] ?? ''));
  const isDemo = PROJECTS.every((name) => variables[name]?.startsWith('demo-'));
  if (!isLocal || !isDemo) throw new PlainError('Demo data is written to emulators on this computer only.');
}
