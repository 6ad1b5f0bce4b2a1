import { PlainError } from '../plain-error.ts';
import { descendants, endProcesses, listProcesses, stillRunning } from './processes.ts';
import { clearRunning, readRunning } from './running.ts';
import { saveData } from './saved-data.ts';

/**
 * Saves the data of a killed run, if its emulators still answer, and ends it.
 * @throws PlainError when it is alive
 */
export async function endOrphanedRun(): Promise<void> {
  const running = readRunning();
  if (running === null) return;
  if (stillRunning([running.supervisor]).length > 0) {
    throw new PlainError(
      `"${running.command}" is already running here (process ${running.supervisor.pid}). ` +
        `Stop it with Ctrl-C in its terminal, or with "kill ${running.supervisor.pid}".`,
    );
  }
  const emulators = stillRunning(running.emulators);
  if (emulators.length > 0) {
    console.log('Stopping the emulators of an interrupted run ...');
    if (running.keepData) await saveData().catch(() => console.log('Its latest changes could not be saved.'));
    const pids = emulators.map(({ pid }) => pid);
    await endProcesses([...emulators, ...descendants(pids, listProcesses())]);
  }
  clearRunning();
}
