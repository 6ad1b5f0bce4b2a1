import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { endOutlived } from './orphaned-run.ts';
import { listProcesses, stillRunning } from './processes.ts';

/** Imitates firebase-tools with one emulator; both are in a process group of their own. */
const SUPERVISOR = `
  const { spawn } = require('node:child_process');
  const emulator = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  console.log(emulator.pid);
  setInterval(() => {}, 1000);`;

it('ends the emulators that are left when firebase-tools dies', async () => {
  const firebase = spawn(process.execPath, ['-e', SUPERVISOR], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
  const [printed] = (await once(firebase.stdout, 'data')) as [Buffer];
  const emulator = listProcesses().filter(({ pid }) => pid === Number(String(printed)));
  expect(emulator).toHaveLength(1);
  firebase.kill('SIGKILL');
  await once(firebase, 'exit');
  await wait(50);
  expect(stillRunning(emulator)).toEqual(emulator);

  await endOutlived(emulator);
  expect(stillRunning(emulator)).toEqual([]);
});
