import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CACHE_FOLDER, DATA_FOLDER, PROJECT_ID, toolEnvironment } from '../project.ts';
import { writeEmulatorConfig } from './hosting-config.ts';

/** How to run firebase-tools. It writes logs and unfinished exports to its working directory, `.data`. */
export function firebaseCommand(args: string[]): { command: string; args: string[]; cwd: string } {
  const script = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  mkdirSync(DATA_FOLDER, { recursive: true });
  const common = ['--config', writeEmulatorConfig(), '--project', PROJECT_ID, '--non-interactive'];
  return { command: process.execPath, args: [script, ...args, ...common], cwd: DATA_FOLDER };
}

/** Environment for firebase-tools: no prompts, telemetry, update checks or login. */
export function firebaseEnvironment(): NodeJS.ProcessEnv {
  return {
    ...toolEnvironment(),
    XDG_CONFIG_HOME: privateSettings(),
    CI: 'true',
    NO_UPDATE_NOTIFIER: '1',
    // At each start firebase-tools looks up the newest firebase-functions.
    npm_config_offline: 'true',
    // Loading the functions on a busy machine can exceed the default of 10 seconds.
    FUNCTIONS_DISCOVERY_TIMEOUT: '60',
  };
}

/** Project-local settings of firebase-tools, with the "message of the day" marked as fetched. */
function privateSettings(): string {
  const folder = path.join(CACHE_FOLDER, 'config');
  const settings = { motd: { fetched: Date.now() }, usage: false };
  mkdirSync(path.join(folder, 'configstore'), { recursive: true });
  writeFileSync(path.join(folder, 'configstore/firebase-tools.json'), JSON.stringify(settings));
  return folder;
}
