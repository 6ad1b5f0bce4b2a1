import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DATA_FOLDER } from '../project.ts';
import { HUB } from './addresses.ts';

const SAVED = path.join(DATA_FOLDER, 'saved');
const NEXT = path.join(DATA_FOLDER, 'saved-next');
const PREVIOUS = path.join(DATA_FOLDER, 'saved-previous');
/** Emulators whose run was killed may live so long to save their data. */
const EXPORT_TIMEOUT_MS = 120_000;

/** Folder to import, or null. Cleans up after an interrupted save. */
export function findSavedData(): string | null {
  mkdirSync(DATA_FOLDER, { recursive: true });
  if (!existsSync(SAVED) && existsSync(PREVIOUS)) renameSync(PREVIOUS, SAVED);
  const unfinished = readdirSync(DATA_FOLDER).filter((name) => name.startsWith('firebase-export-'));
  for (const folder of [NEXT, PREVIOUS, ...unfinished.map((name) => path.join(DATA_FOLDER, name))]) remove(folder);
  return existsSync(SAVED) ? SAVED : null;
}

/** Writes all that the running emulators hold to a folder that does not exist yet. */
export async function exportData(folder: string): Promise<void> {
  const response = await fetch(`http://${HUB}/_admin/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'trialdesk' }),
    signal: AbortSignal.timeout(EXPORT_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The emulators could not export their data: ${await response.text()}`);
}

/** Replaces the previous save only once the new one is complete. */
export async function saveData(): Promise<void> {
  remove(NEXT);
  await exportData(NEXT);
  remove(PREVIOUS);
  if (existsSync(SAVED)) renameSync(SAVED, PREVIOUS);
  renameSync(NEXT, SAVED);
  remove(PREVIOUS);
}

export function discardSavedData(): void {
  for (const folder of [SAVED, NEXT, PREVIOUS]) remove(folder);
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
