import { existsSync, readFileSync } from 'node:fs';
import { hangsAfterMs } from '../../functions/src/testing/hangs-after.ts';
import { runTool } from '../run-tool.ts';
import { countJest, failedInJest, ranInJest } from './count-reports.ts';
import { reportFile } from './reports.ts';
import { withSecondTry } from './second-try.ts';
import type { Step, StepResult } from './step.ts';
import { countCheck, withOutcome } from './count.ts';

/** Tests on the emulators share one application, and wait for its cold starts. */
const SERIAL = ['--runInBand', `--testTimeout=${hangsAfterMs(180)}`];
/** Tests that read a PDF start a worker thread, which takes seconds beside the other steps. */
const PARALLEL = ['--maxWorkers', '2', `--testTimeout=${hangsAfterMs(60)}`];

export interface JestOptions {
  /** Variables of the emulators, for projects that need them. Their tests get a second try. */
  emulators?: NodeJS.ProcessEnv;
  /** Of test files; all unless given. */
  patterns?: string[];
}

/** Runs projects of jest.config.mjs. */
export function jestStep(name: string, projects: string[], { emulators, patterns = [] }: JestOptions = {}): Step {
  const run = (report: string, which: string[]) => runJest(report, { projects, which, emulators });
  return {
    name,
    run: async () => {
      const first = await run(name, patterns);
      if (!emulators) return first;
      return withSecondTry(first, (failed) =>
        run(`${name}-again`, ['--runTestsByPath', ...new Set(failed.map(({ file }) => file))]),
      );
    },
  };
}

interface JestRun {
  projects: string[];
  /** Arguments that select test files; none for all. */
  which: string[];
  emulators: NodeJS.ProcessEnv | undefined;
}

async function runJest(name: string, { projects, which, emulators }: JestRun): Promise<StepResult> {
  const report = reportFile(name);
  const how = emulators ? SERIAL : PARALLEL;
  const args = ['--selectProjects', ...projects, '--json', '--outputFile', report, ...how, ...which];
  const { ok, output } = await runTool('jest', args, {
    ...emulators,
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  });
  if (!existsSync(report)) return { count: countCheck(ok), output };
  const text = readFileSync(report, 'utf8');
  return { count: withOutcome(countJest(text), ok), output, ran: ranInJest(text), failed: failedInJest(text) };
}
