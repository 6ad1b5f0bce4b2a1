import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DATA_FOLDER } from '../project.ts';
import { descendants, listProcesses, type ProcessRecord } from './processes.ts';

const FILE = path.join(DATA_FOLDER, 'running.json');

/** The run that holds the emulators, or held them when it was killed. */
export interface Running {
  /** As typed. */
  command: string;
  keepData: boolean;
  supervisor: ProcessRecord;
  emulators: ProcessRecord[];
}

/** Null when the last run exited normally. */
export function readRunning(): Running | null {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Running;
  } catch {
    return null;
  }
}

/** Records this process and its descendants, so that a later run can end them if this one is killed. */
export function noteRunning({ command, keepData }: Pick<Running, 'command' | 'keepData'>): void {
  const all = listProcesses();
  const supervisor = all.find(({ pid }) => pid === process.pid);
  if (supervisor === undefined) return;
  const emulators = descendants([process.pid], all);
  mkdirSync(DATA_FOLDER, { recursive: true });
  writeFileSync(`${FILE}.new`, JSON.stringify({ command, keepData, supervisor, emulators } satisfies Running));
  renameSync(`${FILE}.new`, FILE);
}

export function clearRunning(): void {
  rmSync(FILE, { force: true });
}
