import { parseArgs } from 'node:util';
import { buildChanged } from '../build/build.ts';
import { endChildren, endChildrenAtOnce } from '../emulators/processes.ts';
import { emulatorVariables } from '../emulators/addresses.ts';
import { clearRunning, noteRunning } from '../emulators/running.ts';
import { findSavedData, forgetSavedData, saveData } from '../emulators/saved-data.ts';
import { seedDemo } from '../emulators/seed-demo.ts';
import { EMULATOR_LOG, prepareSuite, startSuite } from '../emulators/suite.ts';
import { describeError, PlainError } from '../plain-error.ts';
import { onStop } from './on-stop.ts';
import { printMail } from './print-mail.ts';
import { sweepNow } from './sweep-now.ts';
import { repeat } from './repeat.ts';
import { welcome } from './welcome.ts';
import { worthShowing } from './worth-showing.ts';

const NOTE_PROCESSES_MS = 2000;

/** In production Cloud Scheduler wakes the sweep; the emulators have no scheduler. */
const SWEEP_MS = 5_000;

/** Half-seeded data must never be saved: the next start would take it for the whole. */
let worthKeeping = false;

async function run(): Promise<void> {
  const { fresh } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } }).values;
  await prepareSuite();
  if (fresh) forgetSavedData();
  repeat(note, NOTE_PROCESSES_MS, report);

  console.log('Building what has changed ...');
  await buildChanged();
  console.log('Starting the emulators ...');
  const saved = findSavedData();
  const suite = await startSuite({ importFrom: saved, onLine: (line) => show(worthShowing(line)) });
  if (saved === null) {
    console.log('Writing the demo data (once) ...');
    await seedDemo();
    await saveData();
  }
  worthKeeping = true;
  note();
  Object.assign(process.env, emulatorVariables);
  printMail(show);
  repeat(sweepNow, SWEEP_MS, report);
  console.log(welcome());
  await suite.ended;
  throw new PlainError(`The emulators have ended by themselves; ${EMULATOR_LOG} may say why.`);
}

function note(): void {
  noteRunning({ command: 'npm start', keepData: worthKeeping });
}

async function endInOrder(): Promise<void> {
  if (worthKeeping) {
    console.log('\nSaving the data ...');
    await saveData().catch(report);
  }
  await endChildren();
  clearRunning();
}

function show(text: string | null): void {
  if (text !== null) console.log(text);
}

function report(error: unknown): void {
  console.error(describeError(error));
}

const stopping = new AbortController();
onStop({
  exitCode: 0,
  inOrder: () => {
    stopping.abort();
    return endInOrder();
  },
  atOnce: endChildrenAtOnce,
});

try {
  await run();
} catch (error) {
  // What was ended on purpose fails too, and that is no news.
  if (!stopping.signal.aborted) {
    report(error);
    await endChildren();
    process.exit(1);
  }
}
