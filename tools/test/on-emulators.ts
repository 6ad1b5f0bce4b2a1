import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildChanged } from '../build/build.ts';
import { requireChromium } from '../browser/require-chromium.ts';
import { emulatorVariables } from '../emulators/addresses.ts';
import { endChildren } from '../emulators/processes.ts';
import { clearRunning, noteRunning } from '../emulators/running.ts';
import { seedDemo } from '../emulators/seed-demo.ts';
import { prepareSuite, startSuite } from '../emulators/suite.ts';
import { PlainError } from '../plain-error.ts';
import { runTool } from '../run-tool.ts';
import { repeat } from '../start/repeat.ts';
import { formatLogLine } from '../start/format-log-line.ts';
import { countPlaywright, failedInPlaywright, ranInPlaywright } from './count-reports.ts';
import { jestStep } from './jest-step.ts';
import { logStep } from './log-step.ts';
import { REPORTS, reportFile } from './reports.ts';
import { withSecondTry } from './second-try.ts';
import { type Outcome, runSteps, type Step, type StepResult } from './step.ts';
import { countCheck, withOutcome } from './count.ts';

const NOTE_PROCESSES_MS = 2000;
/** API tests mostly wait. */
const API_WORKERS = 3;
const LINES_KEPT = 200;
const JOURNEYS = 'e2e';
const RANDOM_TESTS = String.raw`\.fuzz\.((alone\.)?api\.)?test\.ts$`;

/** Of a step, the test files whose path contains one of these; all if there are none. */
type StepOf = (patterns: string[]) => Step;

const onFunctions =
  (name: string, workers: number): StepOf =>
  (patterns) =>
    jestStep(name, [name], { emulators: emulatorVariables, workers, patterns });

const STEPS: ReadonlyMap<string, StepOf> = new Map([
  ['journeys', (patterns: string[]) => ({ name: 'journeys', run: () => runJourneys(patterns) })],
  ['rules', onFunctions('rules', 1)],
  ['api', onFunctions('api', API_WORKERS)],
  ['alone', onFunctions('alone', 1)],
]);

/**
 * Each group on emulators of its own: journeys leave listeners behind, for each of which the Firestore emulator evaluates
 * every later commit.
 */
export const stepGroups: Step[][] = [
  [oneStep('journeys', []), logStep],
  [oneStep('rules', []), oneStep('api', []), oneStep('alone', []), logStep],
];

/** Errors: when there is no such step. */
export function oneStep(name: string, patterns: string[]): Step {
  const step = STEPS.get(name);
  if (!step) throw new PlainError(`There is no step "${name}". Name one of: ${[...STEPS.keys()].join(', ')}.`);
  return step(patterns);
}

/** Events that come several times or late, 20 times. */
export const eventSteps: Step[] = [
  jestStep('events', ['api'], {
    emulators: { ...emulatorVariables, FAULT_ROUNDS: '20' },
    patterns: ['testing/faults'],
  }),
];

/** Each fault once. */
export const faultSteps: Step[] = [
  jestStep('faults', ['faults'], { emulators: emulatorVariables, patterns: ['killed-functions', 'cut-connections'] }),
];

/** Each failure of the model, with some of the faults. */
export const modelSteps: Step[] = [
  jestStep('model', ['faults'], { emulators: emulatorVariables, patterns: ['failing-model'] }),
];

/** Each fault 20 times. */
export const repeatedFaults = jestStep('faults', ['faults'], {
  emulators: { ...emulatorVariables, FAULT_ROUNDS: '20' },
});

/** The tests with random input. */
export const randomSteps: Step[] = [
  jestStep('random', ['functions'], { patterns: [RANDOM_TESTS] }),
  jestStep('rules', ['rules'], { emulators: emulatorVariables, patterns: [RANDOM_TESTS] }),
  jestStep('api', ['alone'], { emulators: emulatorVariables, patterns: [RANDOM_TESTS] }),
  logStep,
];

/** Runs tests that need the emulators, on emulators with the demo data. */
export async function runOnEmulators(stop: AbortSignal, steps: Step[]): Promise<Outcome[]> {
  const printed: string[] = [];
  const stopNoting = repeat(
    () => noteRunning({ command: 'npm test', keepData: false }),
    NOTE_PROCESSES_MS,
    () => null,
  );
  try {
    const started = await runSteps([{ name: 'emulators', run: () => start(printed) }], 1, stop);
    const isReady = started.every(({ count }) => count.failed === 0);
    const outcomes = [...started, ...(await runSteps(isReady ? steps : steps.map(notRun), 1, stop))];
    if (!stop.aborted && outcomes.some(({ count }) => count.failed > 0) && printed.length > 0) {
      console.log(`Output of the functions:\n\n${printed.slice(-LINES_KEPT).join('\n')}\n`);
    }
    return outcomes;
  } finally {
    stopNoting();
    await endChildren();
    clearRunning();
  }
}

async function start(printed: string[]): Promise<StepResult> {
  await prepareSuite();
  await buildChanged();
  await startSuite({
    importFrom: null,
    onLine: (line) => {
      const text = formatLogLine(line);
      if (text !== null) printed.push(text);
    },
  });
  await seedDemo();
  return { count: { passed: 0, failed: 0, skipped: 0 }, output: '' };
}

function notRun({ name }: Step): Step {
  return { name, run: () => Promise.resolve({ count: countCheck(false), output: 'did not run' }) };
}

async function runJourneys(patterns: string[]): Promise<StepResult> {
  await requireChromium();
  const first = await playwright('journeys', patterns);
  return withSecondTry(first, (failed) => {
    const places = failed.map(({ file, begins = 0 }) => `${file}:${begins}`);
    return playwright('journeys-again', [...places, '--workers', '1', '--trace', 'on']);
  });
}

async function playwright(name: string, args: string[]): Promise<StepResult> {
  const report = reportFile(name);
  const how = ['--reporter=list,json', '--output', path.join(REPORTS, name)];
  const { ok, output } = await runTool('playwright', ['test', ...how, ...args], {
    ...emulatorVariables,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  if (!existsSync(report)) return { count: countCheck(ok), output };
  const text = readFileSync(report, 'utf8');
  return {
    count: withOutcome(countPlaywright(text), ok),
    output,
    ran: ranInPlaywright(text, JOURNEYS),
    failed: failedInPlaywright(text, JOURNEYS),
  };
}
