import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../plain-error.ts';
import { ROOT } from '../project.ts';

/** Each deployed build, so that an earlier one can be deployed again as it was. */
const RELEASES = path.join(ROOT, '.release');
const KEPT = 5;

export function newReleaseFolder(project: string): string {
  return path.join(RELEASES, project, new Date().toISOString().replace(/[:.]/g, '-'));
}

/** @throws PlainError when no earlier release is kept here */
export function previousRelease(project: string): string {
  const folder = deployed(project).at(-2);
  if (folder === undefined || !existsSync(folder)) {
    throw new PlainError('No earlier release is kept here; name a downloaded one with --release FOLDER.');
  }
  return folder;
}

/** Releases of a project in the order of their last deployment. Removes all but the last few. */
export function rememberRelease(project: string, folder: string): void {
  const all = [...deployed(project).filter((other) => other !== folder), folder];
  for (const old of all.slice(0, -KEPT)) rmSync(old, { recursive: true, force: true });
  mkdirSync(path.join(RELEASES, project), { recursive: true });
  writeFileSync(listOf(project), JSON.stringify(all.slice(-KEPT), null, 2));
}

function deployed(project: string): string[] {
  return existsSync(listOf(project)) ? (JSON.parse(readFileSync(listOf(project), 'utf8')) as string[]) : [];
}

function listOf(project: string): string {
  return path.join(RELEASES, project, 'deployed.json');
}
