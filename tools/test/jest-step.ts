import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CACHE_FOLDER } from '../project.ts';
import { runTool } from '../run-tool.ts';
import { countJest } from './count-reports.ts';
import type { Step } from './step.ts';
import { countCheck, withOutcome } from './verdict.ts';

/** Tests that share the running application go one file after the other, and wait for its cold starts. */
const ON_EMULATORS = ['--runInBand', '--testTimeout=60000'];
const BESIDE_EACH_OTHER = ['--maxWorkers', '2'];

/** Runs some of the projects in jest.config.mjs; with the emulators' variables, on the emulators. */
export function jestStep(name: string, projects: string[], emulators?: NodeJS.ProcessEnv): Step {
  return {
    name,
    run: async () => {
      const report = reportFile(name);
      const how = emulators ? ON_EMULATORS : BESIDE_EACH_OTHER;
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

/** Where a tool writes its report; an old one is removed, so that a tool that dies early leaves none. */
export function reportFile(name: string): string {
  const file = path.join(CACHE_FOLDER, 'test', `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}
