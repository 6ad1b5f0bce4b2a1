import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DATA_FOLDER } from '../project.ts';
import { descendants, listProcesses, type ProcessRecord } from './processes.ts';

const FILE = path.join(DATA_FOLDER, 'running.json');

/** What runs here now, or ran when it was cut off. */
export interface Running {
  /** The command that a person typed. */
  command: string;
  /** Whether the emulators hold data worth keeping. */
  keepData: boolean;
  supervisor: ProcessRecord;
  emulators: ProcessRecord[];
}

/** What the last run noted, or null when it ended in order. */
export function readRunning(): Running | null {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Running;
  } catch {
    return null;
  }
}

/** Notes this process and all that it started, so that a later run can end what a cut-off one left behind. */
export function noteRunning({ command, keepData }: Pick<Running, 'command' | 'keepData'>): void {
  const all = listProcesses();
  const supervisor = all.find(({ pid }) => pid === process.pid);
  if (supervisor === undefined) return;
  const emulators = descendants([process.pid], all);
  mkdirSync(DATA_FOLDER, { recursive: true });
  writeFileSync(`${FILE}.new`, JSON.stringify({ command, keepData, supervisor, emulators } satisfies Running));
  renameSync(`${FILE}.new`, FILE);
}

/** Notes that nothing runs any more. */
export function clearRunning(): void {
  rmSync(FILE, { force: true });
}
