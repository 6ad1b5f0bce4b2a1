import type { Clock } from '../clock.ts';
import type { Migration } from './migration.ts';
import { findSchemaVersion, finishMigration, noteProgress } from './schema-repository.ts';
import { countQuestions } from './count-questions-repository.ts';
import { indexRequests } from './index-requests-repository.ts';
import { numberRequests } from './number-requests-repository.ts';
import { spreadThreads } from './spread-threads-repository.ts';
import { summarizeRequests } from './summarize-requests-repository.ts';

/** In the order of their versions. */
const MIGRATIONS: readonly Migration[] = [
  spreadThreads,
  numberRequests,
  indexRequests,
  summarizeRequests,
  countQuestions,
];

interface Run {
  dryRun: boolean;
  clock: Clock;
  /** One line of progress. */
  report: (line: string) => void;
}

/**
 * To the version of this release. Continues where an interrupted run stopped; changes nothing without anything to do.
 * Errors: data of a newer release.
 */
export async function runMigrations(run: Run): Promise<void> {
  const stored = await findSchemaVersion();
  const newest = MIGRATIONS.at(-1)?.to ?? 1;
  if (stored.version > newest) {
    throw new Error(`The data is of version ${stored.version}; this release knows versions up to ${newest}.`);
  }
  const due = MIGRATIONS.filter(({ to }) => to > stored.version);
  if (due.length === 0) run.report(`The data is of version ${stored.version}. There is nothing to do.`);
  for (const migration of due) {
    const after = stored.migrating?.to === migration.to ? stored.migrating.after : '';
    await migrate(migration, after, run);
  }
}

async function migrate(migration: Migration, after: string, run: Run): Promise<void> {
  const { to, name } = migration;
  run.report(`Version ${to}: ${name}${after === '' ? '' : `, continued after ${after}`}`);
  await runPass(migration, after, run);
  if (run.dryRun) return;
  // Older functions may have written behind this run.
  while ((await runPass(migration, '', run)) > 0);
  await finishMigration(to, run.clock());
  run.report(`The data is of version ${to} now.`);
}

/** Returns the number of documents in the older form. */
async function runPass({ to, page }: Migration, start: string, { dryRun, clock, report }: Run): Promise<number> {
  let [read, changed] = [0, 0];
  for (let after: string | null = start; after !== null;) {
    const done = await page(after, { dryRun });
    read += done.read;
    changed += done.changed;
    after = done.last;
    report(`${read} read, ${changed} ${dryRun ? 'to change' : 'changed'}`);
    if (!dryRun && after !== null) {
      await noteProgress({ version: to - 1, migrating: { to, after }, updated_at: clock() });
    }
  }
  return changed;
}
