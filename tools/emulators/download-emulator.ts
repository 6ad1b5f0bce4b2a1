import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PlainError } from '../plain-error.ts';
import { firebaseCommand, firebaseEnvironment } from './firebase-cli.ts';

/**
 * Downloads into the cache of firebase-tools.
 * @throws PlainError with the alternatives
 */
export async function downloadEmulator(name: 'firestore' | 'storage', variable: string): Promise<void> {
  console.log(`Downloading the ${name} emulator (once) ...`);
  const { command, args, cwd } = firebaseCommand([`setup:emulators:${name}`]);
  const child = spawn(command, args, { cwd, env: firebaseEnvironment(), stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code === 0) return;
  throw new PlainError(
    `The ${name} emulator could not be downloaded from storage.googleapis.com. Allow that host once, ` +
      'or install the Google Cloud CLI with its Firestore emulator ("apt-get install google-cloud-cli-firestore-emulator" ' +
      `or "gcloud components install cloud-firestore-emulator"), or set ${variable} to its jar.`,
  );
}
