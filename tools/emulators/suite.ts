import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { PlainError } from '../plain-error.ts';
import { DATA_FOLDER } from '../project.ts';
import { findEmulators } from './find-emulators.ts';
import { firebaseCommand, firebaseEnvironment } from './firebase-cli.ts';
import { requireJava } from './java.ts';
import { endLeftovers } from './leftovers.ts';
import { requireFreePorts } from './ports.ts';

const EMULATORS = 'auth,firestore,storage,functions,hosting';
const READY = 'All emulators ready';

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
  // A process group of its own: a Ctrl-C in the terminal must reach us alone, because we save before they end.
  const firebase = spawn(command, args, {
    cwd,
    env: { ...firebaseEnvironment(), ...found },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => firebase.once('exit', () => resolve()));

  mkdirSync(DATA_FOLDER, { recursive: true });
  const log = createWriteStream(EMULATOR_LOG);
  const lastLines: string[] = [];
  const ready = new Promise<'ready'>((resolve) => {
    for (const input of [firebase.stdout, firebase.stderr]) {
      createInterface({ input }).on('line', (line) => {
        log.write(`${line}\n`);
        lastLines.push(line);
        lastLines.splice(0, lastLines.length - 20);
        if (line.includes(READY)) resolve('ready');
        onLine(line);
      });
    }
  });
  if ((await Promise.race([ready, ended])) === 'ready') return { ended };
  throw new PlainError(`The emulators did not start. Their last words:\n${lastLines.join('\n')}`);
}
