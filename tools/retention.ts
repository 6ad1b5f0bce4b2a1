import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { readDeployment } from './deploy/deployment.ts';
import { describeError, PlainError } from './plain-error.ts';
import { ROOT } from './project.ts';
import { useProject } from './use-project.ts';

/*
 * Lists what a project's retention periods no longer keep, and removes it with --remove. Uses Application Default
 * Credentials; a project named demo-… is on the emulators.
 */

const USAGE = 'npm run retention -- --project PROJECT [--bucket BUCKET] [--remove --by "YOUR NAME"]';

interface Options {
  project: string;
  bucket: string;
  /** Who removes; null lists. */
  by: string | null;
}

async function main(): Promise<void> {
  const { project, bucket, by } = readOptions();
  useProject(project, bucket);
  Object.assign(process.env, parametersOf(project));
  const { retentionPeriods } = await import('../functions/src/config.ts');
  const { systemClock } = await import('../functions/src/clock.ts');
  const { countsOf, planRemoval } = await import('../functions/src/retention/plan-removal.ts');
  const { removeExpired } = await import('../functions/src/retention/remove-expired.ts');
  const periods = retentionPeriods();
  const plan = await planRemoval(periods, systemClock());
  for (const id of plan.requests) console.log(`requests/${id}`);
  for (const id of plan.documents) console.log(`documents/${id}`);
  for (const id of plan.files) console.log(`documents/${id} (files without a record)`);
  for (const { block, entries } of plan.audit)
    for (const id of entries) console.log(`audit/${id} of block ${block.number}`);
  if (by === null) {
    print('To be removed', countsOf(plan));
    console.log('Nothing was removed. Remove it with --remove --by "YOUR NAME".');
    return;
  }
  const { removed, failures } = await removeExpired(plan, { periods, by, clock: systemClock });
  print('Removed', removed);
  for (const { what, error } of failures) console.error(`Not removed: ${what}. ${describeError(error)}`);
  if (failures.length > 0) process.exitCode = 1;
}

function print(
  what: string,
  { requests, documents, files, audit }: Record<'requests' | 'documents' | 'files' | 'audit', number>,
) {
  console.log(
    `${what}: ${requests} requests, ${documents} documents, files of ${files} uploads, ${audit} audit entries`,
  );
}

function parametersOf(project: string): Record<string, string | undefined> {
  return project.startsWith('demo-')
    ? parseEnv(readFileSync(path.join(ROOT, 'functions/.env'), 'utf8'))
    : readDeployment(project, path.join(ROOT, 'deploy')).functions;
}

function readOptions(): Options {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({ options: { project: text, bucket: text, by: text, remove: { type: 'boolean' } } });
    const { project, bucket, by, remove = false } = values;
    if (!project) throw new Error('--project is needed.');
    if (remove !== (by !== undefined)) throw new Error('--remove and --by need each other.');
    const own = project.startsWith('demo-') ? `${project}.appspot.com` : `${project}.firebasestorage.app`;
    return { project, bucket: bucket ?? own, by: by ?? null };
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
