import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a build is made of, and what it makes. */
export interface BuildInputs {
  root: string;
  /** Files and folders, from the root. Tests and earlier builds inside them do not count. */
  sources: string[];
  /** Settings beyond files that change what is built. */
  settings: Record<string, string | undefined>;
}

/** A digest that changes whenever a build of these inputs would come out differently. */
export function fingerprint({ root, sources, settings }: BuildInputs): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of sources.flatMap((source) => filesIn(root, source)).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

const NOT_SOURCES = new Set(['dist', 'node_modules']);

function filesIn(root: string, source: string): string[] {
  const full = path.join(root, source);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return /\.test\.tsx?$/.test(source) ? [] : [source];
  return readdirSync(full)
    .filter((name) => !NOT_SOURCES.has(name))
    .flatMap((name) => filesIn(root, path.join(source, name)));
}

/** Where the fingerprint of the last good build stands, and a file that this build has made. */
export interface Stamp {
  file: string;
  output: string;
}

/** Whether the output is there and was built from these very inputs. */
export function isFresh(stamp: Stamp, print: string): boolean {
  return existsSync(stamp.output) && existsSync(stamp.file) && readFileSync(stamp.file, 'utf8') === print;
}

/** Forgets the last build, so that one that breaks off is not taken for it. */
export function clearStamp(stamp: Stamp): void {
  rmSync(stamp.file, { force: true });
}

/** Notes that the output now stems from these inputs. */
export function setStamp(stamp: Stamp, print: string): void {
  mkdirSync(path.dirname(stamp.file), { recursive: true });
  writeFileSync(stamp.file, print);
}
