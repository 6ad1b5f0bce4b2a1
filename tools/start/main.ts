import { parseArgs } from 'node:util';
import { buildChanged } from '../build/build.ts';
import { endChildren, killChildren } from '../emulators/processes.ts';
import { endOutlived } from '../emulators/orphaned-run.ts';
import { emulatorVariables } from '../emulators/addresses.ts';
import { clearRunning, noteRunning, readRunning } from '../emulators/running.ts';
import { findSavedData, discardSavedData, saveData } from '../emulators/saved-data.ts';
import { startWatchdog } from '../emulators/watchdog.ts';
import { seedDemo } from '../emulators/seed-demo.ts';
import { EMULATOR_LOG, prepareSuite, startSuite } from '../emulators/suite.ts';
import { describeError, PlainError } from '../plain-error.ts';
import { onShutdown } from './on-shutdown.ts';
import { printMail } from './print-mail.ts';
import { linkAuditNow } from './link-audit-now.ts';
import { migrateNow } from './migrate-now.ts';
import { sweepNow } from './sweep-now.ts';
import { repeat } from './repeat.ts';
import { welcome } from './welcome.ts';
import { formatLogLine } from './format-log-line.ts';

const NOTE_PROCESSES_MS = 2000;

/** Stand in for Cloud Scheduler, which the emulators lack. */
const SWEEP_MS = 5_000;
const LINK_MS = 3_600_000;

/** False until seeding is done: saved half-way, the next start would treat the data as complete. */
let canSave = false;

async function run(): Promise<void> {
  const { fresh } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } }).values;
  await prepareSuite();
  if (fresh) discardSavedData();
  note();
  await startWatchdog();
  repeat(note, NOTE_PROCESSES_MS, report);

  console.log('Building what has changed ...');
  await buildChanged();
  console.log('Starting the emulators ...');
  const saved = findSavedData();
  const suite = await startSuite({ importFrom: saved, onLine: (line) => show(formatLogLine(line)) });
  if (saved === null) {
    console.log('Writing the demo data (once) ...');
    await seedDemo('--announcement');
    await saveData();
  }
  Object.assign(process.env, emulatorVariables);
  await migrateNow();
  canSave = true;
  note();
  printMail(show);
  repeat(sweepNow, SWEEP_MS, report);
  repeat(linkAuditNow, LINK_MS, report);
  console.log(welcome());
  const ended = await suite.ended;
  throw new PlainError(`Stopping, since this ended unexpectedly: ${ended}. See ${EMULATOR_LOG}.`);
}

function note(): void {
  noteRunning({ command: 'npm start', keepData: canSave });
}

async function shutDown(): Promise<void> {
  if (canSave) {
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
onShutdown({
  exitCode: 0,
  graceful: () => {
    stopping.abort();
    return shutDown();
  },
  force: killChildren,
});

try {
  await run();
} catch (error) {
  // A shutdown makes run() fail as well.
  if (!stopping.signal.aborted) {
    report(error);
    await endChildren();
    await endOutlived(readRunning()?.started ?? []);
    clearRunning();
    process.exit(1);
  }
}
