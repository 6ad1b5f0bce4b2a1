import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface BuildInputs {
  root: string;
  /** Relative to `root`, without tests and build output. */
  sources: string[];
  /** Environment variables that change the output. */
  settings: Record<string, string | undefined>;
}

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

/** `file` has the fingerprint of the last good build, `output` is a file it made. */
export interface Stamp {
  file: string;
  output: string;
}

export function isFresh(stamp: Stamp, print: string): boolean {
  return existsSync(stamp.output) && existsSync(stamp.file) && readFileSync(stamp.file, 'utf8') === print;
}

/** Call before a build, so that a failed one is not fresh. */
export function clearStamp(stamp: Stamp): void {
  rmSync(stamp.file, { force: true });
}

export function setStamp(stamp: Stamp, print: string): void {
  mkdirSync(path.dirname(stamp.file), { recursive: true });
  writeFileSync(stamp.file, print);
}
