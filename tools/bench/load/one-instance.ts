import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { emulatorVariables } from '../../emulators/addresses.ts';
import { ROOT, toolEnvironment } from '../../project.ts';

const PORT = 5_999;
const START_MS = 60_000;

export interface Instance {
  origin: string;
  /** Most memory so far, in MiB. */
  peak: () => number;
  end: () => Promise<void>;
}

/**
 * The built `api` in one process, as an instance in production serves many calls at once; the Functions emulator starts a
 * process for each.
 */
export async function startInstance(): Promise<Instance> {
  const runtime = createRequire(import.meta.url).resolve('firebase-tools/lib/emulator/functionsEmulatorRuntime.js');
  const functions = process.env.INSTANCE_FOLDER ?? path.join(ROOT, 'functions');
  const child = spawn(process.execPath, ['--env-file', path.join(functions, '.env'), runtime], {
    cwd: functions,
    env: {
      ...toolEnvironment(),
      ...emulatorVariables,
      ...{ FUNCTION_TARGET: 'api', FUNCTION_SIGNATURE_TYPE: 'http', FUNCTIONS_EMULATOR: 'true', PORT: String(PORT) },
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const origin = `http://127.0.0.1:${PORT}`;
  const deadline = Date.now() + START_MS;
  while (!(await isServing(origin))) {
    if (Date.now() > deadline || child.exitCode !== null) throw new Error('The instance did not start');
    await wait(200);
  }
  return {
    origin,
    peak: () => Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8'))?.[1]) / 1024,
    end: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

async function isServing(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/v1/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}
