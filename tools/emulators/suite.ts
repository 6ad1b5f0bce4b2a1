import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../plain-error.ts';
import { DATA_FOLDER } from '../project.ts';
import { findEmulators } from './find-emulators.ts';
import { firebaseCommand, firebaseEnvironment } from './firebase-cli.ts';
import { tailFile } from './tail-file.ts';
import { requireJava } from './java.ts';
import { endOrphanedRun } from './orphaned-run.ts';
import { ownPorts } from './ports.ts';
import { requireFreePorts } from './require-free-ports.ts';
import { firstGone } from './watch-ports.ts';

const NAMES = ['auth', 'firestore', 'storage', 'functions', 'hosting'];
const READY = 'All emulators ready';
const LAST_LINES = 20;

export const EMULATOR_LOG = path.join(DATA_FOLDER, 'emulators.log');

export interface SuiteOptions {
  /** Null to start empty. */
  importFrom: string | null;
  /** Relative to the project; the built functions unless given. */
  functionsFolder?: string;
  /** Called with each line of output. */
  onLine: (line: string) => void;
}

/** `ended` resolves when one of the emulators, or all, exit for any reason; with what has ended. */
export interface Suite {
  ended: Promise<string>;
}

/**
 * Checks Java and ports; cleans up after a killed run.
 * @throws PlainError when the emulators cannot start
 */
export async function prepareSuite(): Promise<void> {
  requireJava();
  await endOrphanedRun();
  await requireFreePorts();
}

/**
 * Resolves once all emulators are ready.
 * @throws PlainError with their last output when they fail to start
 */
export async function startSuite({ importFrom, functionsFolder, onLine }: SuiteOptions): Promise<Suite> {
  const found = await findEmulators();
  const imports = importFrom === null ? [] : ['--import', importFrom];
  const { command, args, cwd } = firebaseCommand(
    ['emulators:start', '--only', NAMES.join(','), ...imports],
    functionsFolder,
  );
  // With a process group and a log file of their own, the emulators survive a killed supervisor, so that the next run
  // can save their data. The group also shields them from Ctrl-C.
  const log = openSync(EMULATOR_LOG, 'w');
  const firebase = spawn(command, args, {
    cwd,
    env: { ...firebaseEnvironment(), ...found },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);

  const lastLines: string[] = [];
  const { promise: ready, resolve: setReady } = Promise.withResolvers<'ready'>();
  const stopTailing = tailFile(EMULATOR_LOG, (line) => {
    lastLines.push(line);
    lastLines.splice(0, lastLines.length - LAST_LINES);
    if (line.includes(READY)) setReady('ready');
    onLine(line);
  });
  const stopWatching = new AbortController();
  const exited = once(firebase, 'exit').then(() => {
    stopTailing();
    stopWatching.abort();
    return 'emulators';
  });
  if ((await Promise.race([ready, exited])) === 'ready') {
    // firebase-tools goes on without an emulator that was killed.
    const watched = ownPorts().filter(({ name }) => NAMES.includes(name));
    const gone = firstGone(watched, { signal: stopWatching.signal });
    return { ended: Promise.race([exited, gone.then((name) => name ?? exited)]) };
  }
  throw new PlainError(`The emulators did not start. Their last output:\n${lastLines.join('\n')}`);
}
