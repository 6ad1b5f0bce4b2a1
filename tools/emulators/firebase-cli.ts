import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CACHE_FOLDER, DATA_FOLDER, PROJECT_ID, toolEnvironment } from '../project.ts';
import { writeEmulatorConfig } from './hosting-config.ts';

/** firebase-tools writes logs and unfinished exports to its working directory, `.data`. */
export function firebaseCommand(args: string[]): { command: string; args: string[]; cwd: string } {
  const script = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  mkdirSync(DATA_FOLDER, { recursive: true });
  const common = ['--config', writeEmulatorConfig(), '--project', PROJECT_ID, '--non-interactive'];
  return { command: process.execPath, args: [script, ...args, ...common], cwd: DATA_FOLDER };
}

/** No prompts, telemetry, update checks or login. */
export function firebaseEnvironment(): NodeJS.ProcessEnv {
  return {
    ...toolEnvironment(),
    XDG_CONFIG_HOME: privateSettings(),
    CI: 'true',
    NO_UPDATE_NOTIFIER: '1',
    // firebase-tools looks up the newest firebase-functions at each start.
    npm_config_offline: 'true',
    // The default of 10 seconds is too short on a busy machine.
    FUNCTIONS_DISCOVERY_TIMEOUT: '60',
  };
}

/** Settings of firebase-tools, with the "message of the day" marked as fetched. */
function privateSettings(): string {
  const folder = path.join(CACHE_FOLDER, 'config');
  const settings = { motd: { fetched: Date.now() }, usage: false };
  mkdirSync(path.join(folder, 'configstore'), { recursive: true });
  writeFileSync(path.join(folder, 'configstore/firebase-tools.json'), JSON.stringify(settings));
  return folder;
}
