import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DATA_FOLDER } from '../project.ts';
import { descendants, listProcesses, type ProcessRecord } from './processes.ts';

const recordIn = (folder: string) => path.join(folder, 'running.json');

/** A run and the processes that it has started, or had when it was killed. */
export interface Running {
  /** As typed. */
  command: string;
  keepData: boolean;
  supervisor: ProcessRecord;
  /** Emulators, functions, browsers and workers. */
  started: ProcessRecord[];
}

/** Null when the last run exited normally. */
export function readRunning(folder = DATA_FOLDER): Running | null {
  try {
    return JSON.parse(readFileSync(recordIn(folder), 'utf8')) as Running;
  } catch {
    return null;
  }
}

/** Records this process and its descendants, so that a later run can end them if this one is killed. */
export function noteRunning({ command, keepData }: Pick<Running, 'command' | 'keepData'>, folder = DATA_FOLDER): void {
  const file = recordIn(folder);
  const all = listProcesses();
  const supervisor = all.find(({ pid }) => pid === process.pid);
  if (supervisor === undefined) return;
  const started = descendants([process.pid], all);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify({ command, keepData, supervisor, started } satisfies Running));
  renameSync(`${file}.new`, file);
}

export function clearRunning(folder = DATA_FOLDER): void {
  rmSync(recordIn(folder), { force: true });
}
