import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listProcesses, stillRunning } from './processes.ts';
import { readRunning } from './running.ts';

const url = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);

/** A run with a worker, and a browser that the worker has started in a process group of its own. */
const run = (folder: string) => `
  import { spawn } from 'node:child_process';
  import { noteRunning, clearRunning } from ${url('running.ts')};
  import { startWatchdog } from ${url('watchdog.ts')};
  const idle = 'setInterval(() => {}, 1000)';
  const browser = \`require('node:child_process').spawn(process.execPath, ['-e', '\${idle}'], { detached: true })\`;
  spawn(process.execPath, ['-e', browser + ';' + idle], { stdio: 'ignore' });
  setTimeout(async () => {
    noteRunning({ command: 'npm test', keepData: false }, ${JSON.stringify(folder)});
    console.log(await startWatchdog(${JSON.stringify(folder)}));
  }, 1000);
  process.on('SIGTERM', () => { clearRunning(${JSON.stringify(folder)}); process.exit(); });
`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'watchdog-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function started() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', run(folder)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  const left = readRunning(folder)?.started ?? [];
  expect(left.length).toBeGreaterThanOrEqual(2);
  const watchdog = listProcesses().filter(({ pid }) => pid === Number(String(printed)));
  expect(watchdog).toHaveLength(1);
  return { child, left, watchdog };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await wait(100);
}

test('what a killed run has started ends with it', async () => {
  const { child, left, watchdog } = await started();
  child.kill('SIGKILL');
  await until(() => stillRunning([...left, ...watchdog]).length === 0);
  expect(readRunning(folder)).toBeNull();
});

test('a run that ends by itself is left alone', async () => {
  const { child, left, watchdog } = await started();
  child.kill('SIGTERM');
  await until(() => stillRunning(watchdog).length === 0);
  expect(stillRunning(left)).toEqual(left);
  for (const { pid } of left) process.kill(pid, 'SIGKILL');
});
