import { emulatorVariables } from './emulators/addresses.ts';
import { PlainError } from './plain-error.ts';

const { FIRESTORE_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST } = emulatorVariables;
const EMULATORS = { FIRESTORE_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST };

/**
 * Makes the services of this process use `project` with Application Default Credentials, whatever project the
 * environment names; a project named demo-… is on the emulators.
 *
 * @throws PlainError for any other project while the environment points to emulators
 */
export function useProject(project: string, storageBucket?: string): void {
  const isDemo = project.startsWith('demo-');
  for (const [name, address] of Object.entries(EMULATORS)) {
    if (isDemo) process.env[name] ??= address;
    else if (process.env[name] !== undefined) {
      throw new PlainError(
        `${name} is set, so this would not reach ${project}. Unset it, or pass a project named demo-….`,
      );
    }
  }
  process.env.GOOGLE_CLOUD_PROJECT = project;
  process.env.FIREBASE_CONFIG = JSON.stringify({ projectId: project, ...(storageBucket && { storageBucket }) });
}
