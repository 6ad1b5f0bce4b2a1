import { systemClock } from '../../functions/src/clock.ts';
import { runMigrations } from '../../functions/src/migrations/run-migrations.ts';

/** Data saved by an earlier version of the application. Interrupted, the next start begins with the data as saved. */
export async function migrateNow(): Promise<void> {
  const lines: string[] = [];
  await runMigrations({ dryRun: false, clock: systemClock, report: (line) => lines.push(line) });
  if (lines.length > 1) console.log(lines.at(-1));
}
