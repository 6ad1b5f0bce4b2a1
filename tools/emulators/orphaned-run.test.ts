import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endOrphanedRun, endOutlived } from './orphaned-run.ts';
import { listProcesses, stillRunning } from './processes.ts';
import { noteRunning, readRunning } from './running.ts';

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

describe('a run that has not ended', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'run-'));
    noteRunning({ command: 'npm start', keepData: false }, folder);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('keeps others from starting', async () => {
    const running = readRunning(folder);
    const parent = listProcesses().find(({ pid }) => pid === process.ppid);
    writeFileSync(path.join(folder, 'running.json'), JSON.stringify({ ...running, supervisor: parent }));
    await expect(endOrphanedRun(folder)).rejects.toThrow(
      `"npm start" is already running here (process ${process.ppid})`,
    );
  });

  it('may start its own emulators again', async () => {
    await endOrphanedRun(folder);
    expect(readRunning(folder)).not.toBeNull();
  });
});
