import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** A process, told apart by its start from a later one that was given the same number. */
export interface ProcessRecord {
  pid: number;
  parent: number;
  started: string;
}

/** All processes of this machine, but for the one that lists them. */
export function listProcesses(): ProcessRecord[] {
  if (process.platform === 'linux') return listFromProc();
  const ps = spawnSync('ps', PS_ARGS, { encoding: 'utf8' });
  return parsePs(ps.stdout).filter(({ pid }) => pid !== ps.pid);
}

const PS_ARGS = ['-A', '-o', 'pid=,ppid=,lstart='];

/** Reads the output of `ps -A -o pid=,ppid=,lstart=`. */
export function parsePs(output: string): ProcessRecord[] {
  return output.split('\n').flatMap((line) => {
    const [, pid, parent, started] = /^\s*(\d+)\s+(\d+)\s+(\S.*\S)\s*$/.exec(line) ?? [];
    return started === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), started }];
  });
}

/**
 * Reads /proc/{pid}/stat; null for a process that has ended and only waits to be collected. The name in parentheses may
 * hold anything, so the fields are counted from its end.
 */
export function parseStat(stat: string): ProcessRecord | null {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, parent, started] = [fields[0], fields[1], fields[19]];
  if (state === 'Z' || parent === undefined || started === undefined) return null;
  return { pid: Number.parseInt(stat, 10), parent: Number(parent), started };
}

function listFromProc(): ProcessRecord[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      } catch {
        return []; // It ended while we looked.
      }
    });
}

/** The processes that these started, directly or not. */
export function descendants(roots: number[], all: ProcessRecord[]): ProcessRecord[] {
  const children = all.filter(({ pid, parent }) => roots.includes(parent) && !roots.includes(pid));
  return children.length === 0
    ? []
    : [
        ...children,
        ...descendants(
          children.map(({ pid }) => pid),
          all,
        ),
      ];
}

/** Those of the records whose process still runs. */
export function stillRunning(records: ProcessRecord[]): ProcessRecord[] {
  const now = new Map(listProcesses().map(({ pid, started }) => [pid, started]));
  return records.filter(({ pid, started }) => now.get(pid) === started);
}

/**
 * Ends all that this process started: its children kindly, so that they end theirs, then whatever is left. Looks again
 * afterwards, because work under way may have started something meanwhile.
 */
export async function endChildren(): Promise<void> {
  for (;;) {
    const all = listProcesses();
    const children = all.filter(({ parent }) => parent === process.pid);
    if (children.length === 0) return;
    // Looked up before the end: what outlives its parent can no longer be found as its child.
    const pids = children.map(({ pid }) => pid);
    const others = descendants(pids, all);
    await endProcesses(children, 15_000);
    await endProcesses(others);
  }
}

/** Ends all that this process started by force, because a person asked twice. */
export async function endChildrenAtOnce(): Promise<void> {
  await signalUntilGone(descendants([process.pid], listProcesses()), 'SIGKILL', 2000);
}

/** Ends processes, by force those that do not go kindly in time. */
export async function endProcesses(records: ProcessRecord[], kindlyForMs = 3000): Promise<void> {
  await signalUntilGone(records, 'SIGTERM', kindlyForMs);
  await signalUntilGone(records, 'SIGKILL', 2000);
}

async function signalUntilGone(records: ProcessRecord[], signal: NodeJS.Signals, forMs: number): Promise<void> {
  stillRunning(records).forEach(({ pid }) => sendSignal(pid, signal));
  const end = Date.now() + forMs;
  while (Date.now() < end && stillRunning(records).length > 0) await wait(50);
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself.
  }
}
