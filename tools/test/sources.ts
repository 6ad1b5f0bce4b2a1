import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../project.ts';

/** Source files by path. */
export type Sources = ReadonlyMap<string, string>;

/** Without tests beside the code, unless they are asked for. */
export function sources(patterns: string[], { tests = false } = {}): Sources {
  const files = globSync(patterns, { cwd: ROOT }).filter((file) => tests || !/\.test\.tsx?$/.test(file));
  return new Map(files.sort().map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));
}

export function journeySources(): Sources {
  return sources(['e2e/*.spec.ts']);
}

/** Journeys, and tests that show a page without a server. */
export function screenTestSources(): Sources {
  return sources(['e2e/*.spec.ts', 'web/src/features/**/*-page.test.tsx'], { tests: true });
}
