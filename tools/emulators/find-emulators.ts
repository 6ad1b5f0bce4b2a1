import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';
import { PlainError } from '../plain-error.ts';
import { chooseEmulator } from './choose-emulator.ts';
import { downloadEmulator } from './download-emulator.ts';
import { googleCloudFirestoreJar } from './google-cloud-sdk.ts';
import { makeFirestoreLauncher, makeStorageRulesRuntime } from './make-jars.ts';

const emulators = [
  { name: 'firestore', variable: 'FIRESTORE_EMULATOR_BINARY_PATH', wrap: makeFirestoreLauncher },
  { name: 'storage', variable: 'STORAGE_EMULATOR_BINARY_PATH', wrap: makeStorageRulesRuntime },
] as const;

/**
 * Finds or downloads the two emulators that are not part of firebase-tools.
 * @returns environment variables for firebase-tools
 * @throws PlainError when one is missing
 */
export async function findEmulators(): Promise<Record<string, string>> {
  const variables: Record<string, string> = {};
  const googleCloud = googleCloudFirestoreJar();
  for (const { name, variable, wrap } of emulators) {
    const choice = chooseEmulator({ named: namedJar(variable), cached: cachedJar(name), googleCloud });
    switch (choice.kind) {
      case 'as-is':
        break;
      case 'wrap':
        variables[variable] = wrap(choice.jar);
        break;
      case 'download':
        await downloadEmulator(name, variable);
        break;
    }
  }
  return variables;
}

function namedJar(variable: string): string | null {
  const jar = process.env[variable];
  if (jar === undefined || jar === '') return null;
  if (!existsSync(jar)) throw new PlainError(`${variable} names ${jar}, which does not exist.`);
  return jar;
}

function cachedJar(name: 'firestore' | 'storage'): string | null {
  const info = createRequire(import.meta.url).resolve('firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  const known = JSON.parse(readFileSync(info, 'utf8')) as Record<string, { downloadPathRelativeToCacheDir: string }>;
  const file = known[name]?.downloadPathRelativeToCacheDir;
  if (file === undefined) throw new PlainError(`This firebase-tools does not know the ${name} emulator.`);
  const cache = process.env.FIREBASE_EMULATORS_PATH ?? path.join(homedir(), '.cache/firebase/emulators');
  const jar = path.join(cache, file);
  return existsSync(jar) ? jar : null;
}
