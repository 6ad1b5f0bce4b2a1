import { spawn } from 'node:child_process';
import { descendants, endProcesses, listProcesses, parsePs, parseStat, stillRunning } from './processes.ts';

function record(pid: number, parent: number): { pid: number; parent: number; started: string } {
  return { pid, parent, started: `at ${pid}` };
}

describe('processes', () => {
  it('finds children and grandchildren only', () => {
    const all = [record(1, 0), record(2, 1), record(3, 2), record(4, 3), record(5, 1)];
    expect(descendants([2], all).map(({ pid }) => pid)).toEqual([3, 4]);
  });

  it('reads /proc when the name contains spaces and parentheses', () => {
    const stat = '42 (odd ) name) S 7 42 42 0 -1 4194560 1 0 0 0 0 0 0 0 20 0 1 0 123456 0 0';
    expect(parseStat(stat)).toEqual({ pid: 42, parent: 7, started: '123456' });
  });

  it('ignores zombies', () => {
    expect(parseStat('42 (java) Z 7 42 42 0 -1 4194560 1 0 0 0 0 0 0 0 20 0 1 0 123456 0 0')).toBeNull();
  });

  it('reads ps', () => {
    expect(parsePs('  42     7 Fri Nov 21 03:16:00 2025\n')).toEqual([
      { pid: 42, parent: 7, started: 'Fri Nov 21 03:16:00 2025' },
    ]);
  });

  it('kills a process that ignores SIGTERM, and spares one that reuses the pid', async () => {
    const script = 'process.on("SIGTERM", () => {}); console.log("up"); setInterval(() => {}, 1000)';
    const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    const own = listProcesses().filter(({ pid }) => pid === child.pid);

    await endProcesses(
      own.map((entry) => ({ ...entry, started: 'another time' })),
      100,
    );
    expect(stillRunning(own)).toEqual(own);

    await endProcesses(own, 100);
    expect(stillRunning(own)).toEqual([]);
  });
});
