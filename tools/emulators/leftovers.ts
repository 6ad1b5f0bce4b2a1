import { PlainError } from '../plain-error.ts';
import { descendants, endProcesses, listProcesses, stillRunning } from './processes.ts';
import { clearRunning, readRunning } from './running.ts';
import { saveData } from './saved-data.ts';

/**
 * Ends what a run that was killed has left behind, and keeps its data where the emulators can still give it.
 *
 * @throws PlainError when the earlier run is not cut off but goes on
 */
export async function endLeftovers(): Promise<void> {
  const running = readRunning();
  if (running === null) return;
  if (stillRunning([running.supervisor]).length > 0) {
    throw new PlainError(
      `"${running.command}" already runs here (process ${running.supervisor.pid}). ` +
        `End it with Ctrl-C where it runs, or with "kill ${running.supervisor.pid}".`,
    );
  }
  const emulators = stillRunning(running.emulators);
  if (emulators.length > 0) {
    console.log('Ending what an interrupted run has left behind ...');
    if (running.keepData) await saveData().catch(() => console.log('Its latest changes could not be saved.'));
    const pids = emulators.map(({ pid }) => pid);
    await endProcesses([...emulators, ...descendants(pids, listProcesses())]);
  }
  clearRunning();
}
