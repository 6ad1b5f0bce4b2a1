import { setTimeout as wait } from 'node:timers/promises';
import { endOrphanedRun } from './orphaned-run.ts';
import { stillRunning } from './processes.ts';
import { readRunning } from './running.ts';

const CHECK_MS = 1000;

/* Waits until the run recorded in this folder has ended, and ends what it left if it was killed. */

const folder = process.argv[2];
const watched = readRunning(folder)?.supervisor;
for (;;) {
  const current = readRunning(folder)?.supervisor;
  if (!watched || current?.pid !== watched.pid || current.started !== watched.started) break;
  if (stillRunning([watched]).length === 0) {
    await endOrphanedRun(folder);
    break;
  }
  await wait(CHECK_MS);
}
