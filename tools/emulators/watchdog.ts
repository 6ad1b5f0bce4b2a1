import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { DATA_FOLDER } from '../project.ts';

const MAIN = fileURLToPath(new URL('watchdog-main.ts', import.meta.url));

/**
 * Starts a process that ends what this run has noted to have started, should the run be killed. It is no descendant of
 * the run and has no terminal, so that nothing that ends the run ends it as well. Returns its id.
 */
export async function startWatchdog(folder = DATA_FOLDER): Promise<number> {
  const command = '"$0" "$1" "$2" >/dev/null 2>&1 & echo $!';
  const shell = spawn('sh', ['-c', command, process.execPath, MAIN, folder], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return Number(await text(shell.stdout));
}
