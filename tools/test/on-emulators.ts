import { existsSync, readFileSync } from 'node:fs';
import { buildChanged } from '../build/build.ts';
import { requireChromium } from '../browser/require-chromium.ts';
import { emulatorVariables } from '../emulators/addresses.ts';
import { endChildren } from '../emulators/processes.ts';
import { clearRunning, noteRunning } from '../emulators/running.ts';
import { seedDemo } from '../emulators/seed-demo.ts';
import { prepareSuite, startSuite } from '../emulators/suite.ts';
import { runTool } from '../run-tool.ts';
import { repeat } from '../start/repeat.ts';
import { formatLogLine } from '../start/format-log-line.ts';
import { countPlaywright } from './count-reports.ts';
import { jestStep, reportFile } from './jest-step.ts';
import { runSteps, type Step, type StepResult } from './step.ts';
import { type Count, countCheck, sum, withOutcome } from './verdict.ts';

const NOTE_PROCESSES_MS = 2000;
const LINES_KEPT = 200;

// Journeys run first, because they need the demo data untouched; the others create their own.
const steps: Step[] = [
  { name: 'journeys', run: runJourneys },
  jestStep('rules', ['rules'], emulatorVariables),
  jestStep('api', ['api'], emulatorVariables),
];

/** Runs the tests that need the emulators, on emulators with the demo data. */
export async function runOnEmulators(stop: AbortSignal): Promise<Count[]> {
  const printed: string[] = [];
  const stopNoting = repeat(
    () => noteRunning({ command: 'npm test', keepData: false }),
    NOTE_PROCESSES_MS,
    () => null,
  );
  try {
    const started = await runSteps([{ name: 'emulators', run: () => start(printed) }], 1, stop);
    if (sum(started).failed > 0) return [...started, ...steps.map(() => countCheck(false))];
    const counts = await runSteps(steps, 1, stop);
    if (!stop.aborted && sum(counts).failed > 0 && printed.length > 0) {
      console.log(`Output of the functions:\n\n${printed.slice(-LINES_KEPT).join('\n')}\n`);
    }
    return counts;
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

async function runJourneys(): Promise<StepResult> {
  await requireChromium();
  const report = reportFile('journeys');
  const { ok, output } = await runTool('playwright', ['test', '--reporter=list,json'], {
    ...emulatorVariables,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const count = existsSync(report) ? countPlaywright(readFileSync(report, 'utf8')) : countCheck(ok);
  return { count: withOutcome(count, ok), output };
}
