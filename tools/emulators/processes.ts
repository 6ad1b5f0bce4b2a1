import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** `started` distinguishes processes with the same pid. */
export interface ProcessRecord {
  pid: number;
  parent: number;
  started: string;
}

export function listProcesses(): ProcessRecord[] {
  if (process.platform === 'linux') return listFromProc();
  const ps = spawnSync('ps', PS_ARGS, { encoding: 'utf8' });
  return parsePs(ps.stdout).filter(({ pid }) => pid !== ps.pid);
}

const PS_ARGS = ['-A', '-o', 'pid=,ppid=,lstart='];

/** Output of `ps -A -o pid=,ppid=,lstart=`. */
export function parsePs(output: string): ProcessRecord[] {
  return output.split('\n').flatMap((line) => {
    const [, pid, parent, started] = /^\s*(\d+)\s+(\d+)\s+(\S.*\S)\s*$/.exec(line) ?? [];
    return started === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), started }];
  });
}

/** /proc/{pid}/stat; null for a zombie. The name can contain anything, so fields are counted after it. */
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
        return []; // It has just exited.
      }
    });
}

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

export function stillRunning(records: ProcessRecord[]): ProcessRecord[] {
  const now = new Map(listProcesses().map(({ pid, started }) => [pid, started]));
  return records.filter(({ pid, started }) => now.get(pid) === started);
}

/**
 * Ends all descendants: children first, so that they can end their own. Repeats, because work in progress may start
 * more.
 */
export async function endChildren(): Promise<void> {
  for (;;) {
    const all = listProcesses();
    const children = all.filter(({ parent }) => parent === process.pid);
    if (children.length === 0) return;
    // First, since a process that outlives its parent is no longer a descendant.
    const pids = children.map(({ pid }) => pid);
    const others = descendants(pids, all);
    await endProcesses(children, 15_000);
    await endProcesses(others);
  }
}

export async function killChildren(): Promise<void> {
  await signalUntilGone(descendants([process.pid], listProcesses()), 'SIGKILL', 2000);
}

/** SIGTERM, then SIGKILL after `graceMs`. */
export async function endProcesses(records: ProcessRecord[], graceMs = 3000): Promise<void> {
  await signalUntilGone(records, 'SIGTERM', graceMs);
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
    // It has just exited.
  }
}
