import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../plain-error.ts';
import { DATA_FOLDER } from '../project.ts';
import { findEmulators } from './find-emulators.ts';
import { firebaseCommand, firebaseEnvironment } from './firebase-cli.ts';
import { followFile } from './follow-file.ts';
import { requireJava } from './java.ts';
import { endLeftovers } from './leftovers.ts';
import { requireFreePorts } from './ports.ts';

const EMULATORS = 'auth,firestore,storage,functions,hosting';
const READY = 'All emulators ready';
const LAST_LINES = 20;

/** Where every line of the emulators goes, for a closer look. */
export const EMULATOR_LOG = path.join(DATA_FOLDER, 'emulators.log');

export interface SuiteOptions {
  /** A folder saved earlier, or null to start empty. */
  importFrom: string | null;
  /** Called with each line that the emulators print. */
  onLine: (line: string) => void;
}

/** The running emulators. `ended` resolves when they have ended, asked or not. */
export interface Suite {
  ended: Promise<void>;
}

/**
 * Makes sure that the emulators can start: a JDK, nothing left over, free ports.
 *
 * @throws PlainError saying what is in the way
 */
export async function prepareSuite(): Promise<void> {
  requireJava();
  await endLeftovers();
  await requireFreePorts();
}

/**
 * Starts Auth, Firestore, Storage, Functions and Hosting, and returns once all of them answer. `endChildren` ends them.
 *
 * @throws PlainError with their last words when they do not come up
 */
export async function startSuite({ importFrom, onLine }: SuiteOptions): Promise<Suite> {
  const found = await findEmulators();
  const imports = importFrom === null ? [] : ['--import', importFrom];
  const { command, args, cwd } = firebaseCommand(['emulators:start', '--only', EMULATORS, ...imports]);
  // Two things let the emulators outlive a supervisor that is killed, so that the next run can still save their data: a
  // process group of their own, which also keeps a Ctrl-C in the terminal from them, and a file instead of a pipe.
  const log = openSync(EMULATOR_LOG, 'w');
  const firebase = spawn(command, args, {
    cwd,
    env: { ...firebaseEnvironment(), ...found },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);

  const lastLines: string[] = [];
  const { promise: ready, resolve: announceReady } = Promise.withResolvers<'ready'>();
  const stopFollowing = followFile(EMULATOR_LOG, (line) => {
    lastLines.push(line);
    lastLines.splice(0, lastLines.length - LAST_LINES);
    if (line.includes(READY)) announceReady('ready');
    onLine(line);
  });
  const ended = once(firebase, 'exit').then(stopFollowing);
  if ((await Promise.race([ready, ended])) === 'ready') return { ended };
  throw new PlainError(`The emulators did not start. Their last words:\n${lastLines.join('\n')}`);
}
