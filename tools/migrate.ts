import { parseArgs } from 'node:util';
import { systemClock } from '../functions/src/clock.ts';
import { runMigrations } from '../functions/src/migrations/run-migrations.ts';
import { describeError, PlainError } from './plain-error.ts';
import { useProject } from './use-project.ts';

/*
 * Takes a project's stored data to the version of this release. Uses Application Default Credentials; a project named
 * demo-… is on the emulators.
 */

const USAGE = 'npm run migrate -- --project PROJECT [--dry-run]';

function readOptions(): { project: string; dryRun: boolean } {
  try {
    const { values } = parseArgs({
      options: { project: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    });
    if (!values.project) throw new Error('--project is needed.');
    return { project: values.project, dryRun: values['dry-run'] };
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

try {
  const { project, dryRun } = readOptions();
  useProject(project);
  await runMigrations({ dryRun, clock: systemClock, report: (line) => console.log(line) });
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
