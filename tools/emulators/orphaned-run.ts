import { PlainError } from '../plain-error.ts';
import { descendants, endProcesses, listProcesses, stillRunning, type ProcessRecord } from './processes.ts';
import { clearRunning, readRunning } from './running.ts';
import { saveData } from './saved-data.ts';

/** Ends emulators that outlived firebase-tools, which frees their ports. */
export async function endOutlived(emulators: ProcessRecord[]): Promise<void> {
  const left = stillRunning(emulators);
  const pids = left.map(({ pid }) => pid);
  await endProcesses([...left, ...descendants(pids, listProcesses())]);
}

/**
 * Saves the data of a killed run, if its emulators still answer, and ends what it started.
 * @throws PlainError when it is alive
 */
export async function endOrphanedRun(folder?: string): Promise<void> {
  const running = readRunning(folder);
  if (running === null) return;
  const [alive] = stillRunning([running.supervisor]);
  // A run that starts its emulators once more is no other run.
  if (alive?.pid === process.pid) return;
  if (alive) {
    throw new PlainError(
      `"${running.command}" is already running here (process ${running.supervisor.pid}). ` +
        `Stop it with Ctrl-C in its terminal, or with "kill ${running.supervisor.pid}".`,
    );
  }
  const orphans = stillRunning(running.started);
  if (orphans.length > 0) {
    console.log('Stopping the emulators of an interrupted run ...');
    if (running.keepData) await saveData().catch(() => console.log('Its latest changes could not be saved.'));
    await endOutlived(orphans);
  }
  clearRunning(folder);
}
