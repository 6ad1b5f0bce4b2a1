import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CACHE_FOLDER, DATA_FOLDER, PROJECT_ID, ROOT, toolEnvironment } from '../project.ts';
import { writeEmulatorConfig } from './hosting-config.ts';

/** firebase-tools writes logs and unfinished exports to its working directory, `.data`. */
export function firebaseCommand(
  args: string[],
  functionsFolder?: string,
): { command: string; args: string[]; cwd: string } {
  const script = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  mkdirSync(DATA_FOLDER, { recursive: true });
  const common = ['--config', writeEmulatorConfig(functionsFolder), '--project', PROJECT_ID, '--non-interactive'];
  const repairs = [new URL('./storage-sessions.ts', import.meta.url), new URL('./late-failures.ts', import.meta.url)];
  const loaded = repairs.flatMap(({ href }) => ['--import', href]);
  return { command: process.execPath, args: [...loaded, script, ...args, ...common], cwd: DATA_FOLDER };
}

/** No prompts, telemetry, update checks or login. */
export function firebaseEnvironment(): NodeJS.ProcessEnv {
  return {
    ...toolEnvironment(),
    XDG_CONFIG_HOME: privateSettings(),
    TMPDIR: ownTemporaryFolder(),
    CI: 'true',
    NO_UPDATE_NOTIFIER: '1',
    // firebase-tools looks up the newest firebase-functions at each start.
    npm_config_offline: 'true',
    // The default of 10 seconds is too short on a busy machine.
    FUNCTIONS_DISCOVERY_TIMEOUT: '60',
  };
}

/**
 * The Storage emulator keeps files in a folder of fixed name below this; two checkouts would share it. Short, since paths
 * of sockets are limited to about 100 characters.
 */
function ownTemporaryFolder(): string {
  const folder = path.join(tmpdir(), `td-${createHash('sha256').update(ROOT).digest('hex').slice(0, 8)}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Settings of firebase-tools, with the "message of the day" marked as fetched. */
function privateSettings(): string {
  const folder = path.join(CACHE_FOLDER, 'config');
  const settings = { motd: { fetched: Date.now() }, usage: false };
  mkdirSync(path.join(folder, 'configstore'), { recursive: true });
  writeFileSync(path.join(folder, 'configstore/firebase-tools.json'), JSON.stringify(settings));
  return folder;
}
