import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CACHE_FOLDER } from '../project.ts';
import { runTool } from '../run-tool.ts';
import { countJest } from './count-reports.ts';
import type { Step } from './step.ts';
import { countCheck, withOutcome } from './verdict.ts';

/** Tests on the emulators share one application, and wait for its cold starts. */
const SERIAL = ['--runInBand', '--testTimeout=60000'];
/** Tests that read a PDF start a worker thread, which takes seconds beside the other steps. */
const PARALLEL = ['--maxWorkers', '2', '--testTimeout=20000'];

/** Runs projects of jest.config.mjs; pass the emulators' variables for those that need the emulators. */
export function jestStep(name: string, projects: string[], emulators?: NodeJS.ProcessEnv): Step {
  return {
    name,
    run: async () => {
      const report = reportFile(name);
      const how = emulators ? SERIAL : PARALLEL;
      const args = ['--selectProjects', ...projects, '--json', '--outputFile', report, ...how];
      const { ok, output } = await runTool('jest', args, {
        ...emulators,
        NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
      });
      const count = existsSync(report) ? countJest(readFileSync(report, 'utf8')) : countCheck(ok);
      return { count: withOutcome(count, ok), output };
    },
  };
}

/** Path for a tool's report. Removes the old one, so that a tool that crashes leaves none. */
export function reportFile(name: string): string {
  const file = path.join(CACHE_FOLDER, 'test', `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}
