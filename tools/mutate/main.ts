import { parseArgs } from 'node:util';
import { buildChanged } from '../build/build.ts';
import { endChildren, killChildren } from '../emulators/processes.ts';
import { clearRunning } from '../emulators/running.ts';
import { prepareSuite, startSuite } from '../emulators/suite.ts';
import { describeError, PlainError } from '../plain-error.ts';
import { onShutdown } from '../start/on-shutdown.ts';
import { runStryker } from './run-stryker.ts';
import { filesToMutate, SCOPES } from './scopes.ts';
import { type FolderScore, scoreOf, scoresByFolder, survivors } from './score.ts';

/* Mutation tests. Arguments: none for everything, `--scope contract`, or files. Exits with 1 below the target. */

const TARGET_SCORE = 0.85;

onShutdown({ exitCode: 130, graceful: cleanUp, force: killChildren });

async function mutate(): Promise<number> {
  const { values, positionals } = parseArgs({ options: { scope: { type: 'string' } }, allowPositionals: true });
  const scopes = SCOPES.filter(({ name }) => values.scope === undefined || values.scope === name)
    .map((scope) => ({ scope, files: filesToMutate(scope, positionals) }))
    .filter(({ files }) => files.length > 0);
  if (scopes.length === 0)
    throw new PlainError(`Nothing to mutate. Scopes: ${SCOPES.map(({ name }) => name).join(', ')}`);

  const scores: FolderScore[] = [];
  for (const { scope, files } of scopes) {
    if (scope.needsEmulators) await startEmulators();
    const report = await runStryker(scope, files);
    scores.push(...scoresByFolder(report));
    console.log(survivors(report).join('\n'));
  }
  for (const score of scores) console.log(`${scoreOf([score]).toFixed(2)}  ${score.folder}`);
  console.log(`${scoreOf(scores).toFixed(2)}  in all; the target is ${TARGET_SCORE}`);
  return scoreOf(scores);
}

async function startEmulators(): Promise<void> {
  await prepareSuite();
  await buildChanged();
  await startSuite({ importFrom: null, onLine: () => undefined });
}

async function cleanUp(): Promise<void> {
  await endChildren();
  clearRunning();
}

try {
  process.exitCode = (await mutate()) >= TARGET_SCORE ? 0 : 1;
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
} finally {
  await cleanUp();
}
