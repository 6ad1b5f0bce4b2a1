import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CACHE_FOLDER, DATA_FOLDER, PROJECT_ID, toolEnvironment } from '../project.ts';
import { writeEmulatorConfig } from './hosting-config.ts';

/** How to call the project's firebase-tools. It writes its logs and half-made exports to where it runs: `.data`. */
export function firebaseCommand(args: string[]): { command: string; args: string[]; cwd: string } {
  const script = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  mkdirSync(DATA_FOLDER, { recursive: true });
  const common = ['--config', writeEmulatorConfig(), '--project', PROJECT_ID, '--non-interactive'];
  return { command: process.execPath, args: [script, ...args, ...common], cwd: DATA_FOLDER };
}

/** The environment for firebase-tools: no questions, no statistics, no look for news, and nobody's login. */
export function firebaseEnvironment(): NodeJS.ProcessEnv {
  return {
    ...toolEnvironment(),
    XDG_CONFIG_HOME: privateSettings(),
    CI: 'true',
    NO_UPDATE_NOTIFIER: '1',
    // firebase-tools asks npm for the newest firebase-functions at each start.
    npm_config_offline: 'true',
    // A busy machine may take longer than the usual ten seconds to load the functions.
    FUNCTIONS_DISCOVERY_TIMEOUT: '60',
  };
}

/** Settings of firebase-tools for this project alone; its "message of the day" counts as read, so it is not fetched. */
function privateSettings(): string {
  const folder = path.join(CACHE_FOLDER, 'config');
  const settings = { motd: { fetched: Date.now() }, usage: false };
  mkdirSync(path.join(folder, 'configstore'), { recursive: true });
  writeFileSync(path.join(folder, 'configstore/firebase-tools.json'), JSON.stringify(settings));
  return folder;
}
