import path from 'node:path';
import { parseArgs } from 'node:util';
import { endChildren, killChildren } from '../emulators/processes.ts';
import { clearRunning, noteRunning } from '../emulators/running.ts';
import { startWatchdog } from '../emulators/watchdog.ts';
import { CACHE_FOLDER } from '../project.ts';
import { onShutdown } from '../start/on-shutdown.ts';
import { repeat } from '../start/repeat.ts';
import { checks } from './checks.ts';
import { runLong } from './long.ts';
import { oneStep, randomSteps, repeatedFaults, runOnEmulators, stepGroups } from './on-emulators.ts';
import { clearReports, writeLogs } from './reports.ts';
import { type Outcome, runSteps } from './step.ts';
import { outputsOfFailed, verdict } from './verdict.ts';

const CONCURRENCY = 2;
const INTERRUPTED = 130;

const NOTE_PROCESSES_MS = 1000;

/** Of this run; `.data` has that of whatever uses the emulators' data here. */
const RECORD = path.join(CACHE_FOLDER, 'test-run');
const note = () => noteRunning({ command: 'npm test', keepData: false }, RECORD);

const stopping = new AbortController();
onShutdown({
  exitCode: INTERRUPTED,
  graceful: async () => {
    stopping.abort();
    await endChildren();
    clearRunning();
    clearRunning(RECORD);
  },
  force: killChildren,
});

note();
await startWatchdog(RECORD);
repeat(note, NOTE_PROCESSES_MS, () => null);

const flag = { type: 'boolean', default: false } as const;
const { values, positionals } = parseArgs({
  options: { fast: flag, long: flag, soak: flag, strict: flag },
  allowPositionals: true,
});
const { fast, long, soak, strict } = values;
const [step, ...patterns] = positionals;
const only = step === undefined ? undefined : [oneStep(step, patterns)];
process.env.FUZZ_SCALE ??= soak ? '100' : long ? '10' : '1';
clearReports();
const outcomes: Outcome[] = [];
if (only) outcomes.push(...(await runOnEmulators(stopping.signal, only)));
else if (long) outcomes.push(...(await runLong(stopping.signal)));
else if (!soak) outcomes.push(...(await runSteps(checks, CONCURRENCY, stopping.signal)));
if (!only && !fast && !stopping.signal.aborted) {
  const groups = soak ? [[...randomSteps, repeatedFaults]] : long ? [randomSteps] : stepGroups;
  for (const steps of groups) outcomes.push(...(await runOnEmulators(stopping.signal, steps)));
}
// An interrupted run has no verdict.
if (!stopping.signal.aborted) {
  writeLogs(outcomes);
  console.log(`\n${outputsOfFailed(outcomes)}${verdict(outcomes)}`);
  const isRed = outcomes.some(({ count, flaky }) => count.failed > 0 || (strict && flaky.length > 0));
  clearRunning(RECORD);
  process.exit(isRed ? 1 : 0);
}
