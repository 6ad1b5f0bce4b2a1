import { existsSync, readFileSync } from 'node:fs';
import { hangsAfterMs } from '../../functions/src/testing/hangs-after.ts';
import { EMULATOR_LOG } from '../emulators/suite.ts';
import { runTool } from '../run-tool.ts';
import { countJest, failedInJest, ranInJest } from './count-reports.ts';
import { followFailures, withLogged } from './logged-failures.ts';
import { reportFile } from './reports.ts';
import { withSecondTry } from './second-try.ts';
import type { Step, StepResult } from './step.ts';
import { countCheck, withOutcome } from './count.ts';

export interface JestOptions {
  /** Variables of the emulators, for projects that need them. Their tests get a second try. */
  emulators?: NodeJS.ProcessEnv;
  /** Files that run at a time; unless given, 1 on emulators, else 2. */
  workers?: number;
  /** Of test files; all unless given. */
  patterns?: string[];
}

/** Runs projects of jest.config.mjs. */
export function jestStep(name: string, projects: string[], options: JestOptions = {}): Step {
  const { emulators, workers = emulators ? 1 : 2, patterns = [] } = options;
  return {
    name,
    run: async () => {
      const first = await runJest(name, { projects, which: patterns, emulators, workers });
      if (!emulators) return first;
      return withSecondTry(first, (failed) => {
        const which = ['--runTestsByPath', ...new Set(failed.map(({ file }) => file))];
        return runJest(`${name}-again`, { projects, which, emulators, workers: 1 });
      });
    },
  };
}

interface JestRun {
  projects: string[];
  /** Arguments that select test files; none for all. */
  which: string[];
  emulators: NodeJS.ProcessEnv | undefined;
  workers: number;
}

async function runJest(name: string, { projects, which, emulators, workers }: JestRun): Promise<StepResult> {
  const report = reportFile(name);
  const how = [...(workers === 1 ? ['--runInBand'] : ['--maxWorkers', `${workers}`]), testTimeout(emulators)];
  const args = ['--selectProjects', ...projects, '--json', '--outputFile', report, ...how, ...which];
  const failuresLogged = emulators && existsSync(EMULATOR_LOG) ? followFailures(EMULATOR_LOG) : () => [];
  const { ok, output } = await runTool('jest', args, {
    ...emulators,
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  });
  const logged = failuresLogged();
  if (!existsSync(report)) return { count: countCheck(ok), output };
  const text = readFileSync(report, 'utf8');
  return {
    count: withOutcome(countJest(text), ok),
    output,
    ran: ranInJest(text),
    failed: withLogged(failedInJest(text), logged),
  };
}

/** Tests on the emulators wait for cold starts of the application, others at most for a worker thread that reads a PDF. */
function testTimeout(emulators: NodeJS.ProcessEnv | undefined): string {
  return `--testTimeout=${hangsAfterMs(emulators ? 180 : 60)}`;
}
