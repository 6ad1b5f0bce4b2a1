import path from 'node:path';
import { parseArgs } from 'node:util';
import { describeError, PlainError } from '../plain-error.ts';
import { ROOT } from '../project.ts';
import { buildRelease } from './build-release.ts';
import { readDeployment } from './deployment.ts';
import { deployRelease } from './deploy-release.ts';
import { openToPreviews } from './open-to-previews.ts';
import { preflight } from './preflight/preflight.ts';
import { newReleaseFolder, previousRelease, rememberRelease } from './releases.ts';

/* Deploys a project with the parameters in deploy/PROJECT.env. */

const USAGE =
  'npm run deploy -- --project PROJECT [--channel NAME | --rollback | --release FOLDER] [--parameters FOLDER]';

async function main(): Promise<void> {
  const { project, channel, rollback, release, parameters } = readOptions();
  const deployment = readDeployment(project, parameters);
  const kept = rollback ? previousRelease(project) : release && path.resolve(release);
  const google = await preflight(deployment, { isBuilt: kept === undefined });
  const folder = kept ?? newReleaseFolder(project);
  if (kept === undefined) {
    console.log('Building ...');
    await buildRelease(deployment, folder);
  }
  console.log(`Deploying ${path.relative(ROOT, folder)} to ${project} ...`);
  await deployRelease({ project, folder, channel });
  if (channel === undefined) rememberRelease(project, folder);
  else await openToPreviews(project, google);
}

function readOptions() {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      options: {
        project: text,
        channel: text,
        release: text,
        rollback: { type: 'boolean', default: false },
        parameters: { ...text, default: path.join(ROOT, 'deploy') },
      },
    });
    const { project, ...others } = values;
    if (!project) throw new Error('--project is needed.');
    return { project, ...others };
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

try {
  await main();
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
