import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { emulatorPorts, type EmulatorPort } from './ports.ts';

/** Emulators of a checkout of this project. */
export interface OtherRun {
  folder: string;
  pid: number;
}

const CONFIG = 'firebase.emulators.json';

/** Those that hold one of these ports, wherever their checkout is. */
export function runsHolding(ports: readonly EmulatorPort[]): OtherRun[] {
  const { stdout } = spawnSync('ps', ['-A', '-ww', '-o', 'pid=,args='], { encoding: 'utf8' });
  return runsIn(stdout).filter(({ folder }) => {
    const held = new Set(portsOf(folder));
    return ports.some(({ port }) => held.has(port));
  });
}

/** Output of `ps -A -o pid=,args=`. */
export function runsIn(output: string): OtherRun[] {
  return output.split('\n').flatMap((line) => {
    const [, pid, folder] = /^\s*(\d+)\s.*emulators:start.*--config (.+)\/firebase\.emulators\.json/.exec(line) ?? [];
    return folder === undefined ? [] : [{ folder, pid: Number(pid) }];
  });
}

function portsOf(folder: string): number[] {
  try {
    return emulatorPorts(readFileSync(path.join(folder, CONFIG), 'utf8')).map(({ port }) => port);
  } catch {
    return []; // The checkout is gone; its emulators may still run.
  }
}
