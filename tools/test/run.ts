import { randomInt } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { endChildren, killChildren } from '../emulators/processes.ts';
import { clearRunning, noteRunning } from '../emulators/running.ts';
import { startWatchdog } from '../emulators/watchdog.ts';
import { CACHE_FOLDER } from '../project.ts';
import { onShutdown } from '../start/on-shutdown.ts';
import { repeat } from '../start/repeat.ts';
import { changedSinceMain } from './changed.ts';
import { checks } from './checks.ts';
import { runLong } from './long.ts';
import { isRed, repetitionTable, runRepeatedly } from './repeated.ts';
import { oneStep, randomSteps, repeatedFaults, runOnEmulators, stepGroups } from './on-emulators.ts';
import { clearReports, writeLogs } from './reports.ts';
import { type Outcome, runSteps, type Step } from './step.ts';
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
  options: {
    ...{ fast: flag, long: flag, soak: flag, strict: flag, repeat: flag, changed: flag },
    /** Of the long tests. */
    only: { type: 'string' },
    times: { type: 'string', default: '10' },
    load: { type: 'string', default: '0' },
  },
  allowPositionals: true,
});
const { fast, long, soak, strict, changed, repeat: isRepeated } = values;
const [step, ...patterns] = positionals;
const chosen = step === undefined ? undefined : [[oneStep(step, patterns)]];
process.env.FUZZ_SCALE ??= soak ? '100' : long ? '10' : '1';
if (Number(process.env.FUZZ_SCALE) > 1) {
  // One for the whole run, so that a second try repeats what has failed instead of passing with other input.
  const seed = `${randomInt(2 ** 31)}`;
  process.env.FUZZ_SEED ??= seed;
  process.env.FAULT_SEED ??= seed;
}
clearReports();

if (isRepeated) {
  const extent = { times: Number(values.times), load: Number(values.load) };
  const rounds = await runRepeatedly(() => runGroups(chosen ?? stepGroups), extent, stopping.signal);
  finish(rounds.flat(), repetitionTable(rounds));
} else {
  const outcomes = await runOnce();
  finish(outcomes, verdict(outcomes));
}

async function runOnce(): Promise<Outcome[]> {
  if (chosen) return runGroups(chosen);
  if (soak) return runGroups([[...randomSteps, repeatedFaults]]);
  if (long) return runLong(stopping.signal, values.only);
  if (changed) return runChanged();
  const checked = await runSteps(checks, CONCURRENCY, stopping.signal);
  return fast ? checked : [...checked, ...(await runGroups(stepGroups))];
}

async function runChanged(): Promise<Outcome[]> {
  const { steps, notes } = await changedSinceMain();
  const outcomes = await runSteps(steps, CONCURRENCY, stopping.signal);
  console.log(notes.join('\n'));
  return outcomes;
}

async function runGroups(groups: Step[][]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const steps of groups) outcomes.push(...(await runOnEmulators(stopping.signal, steps)));
  return outcomes;
}

/** An interrupted run has no verdict. */
function finish(outcomes: Outcome[], ending: string): void {
  if (stopping.signal.aborted) return;
  writeLogs(outcomes);
  console.log(`\n${outputsOfFailed(outcomes)}${ending}`);
  clearRunning(RECORD);
  process.exit(isRed(outcomes) || (strict && outcomes.some(({ flaky }) => flaky.length > 0)) ? 1 : 0);
}
