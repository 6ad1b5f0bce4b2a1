import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CACHE_FOLDER } from '../project.ts';
import type { Outcome } from './step.ts';

/** What the last run found: the output and the report of each step, screenshots and traces. */
export const REPORTS = path.join(CACHE_FOLDER, 'test');

/** Deletes what an earlier run left. */
export function clearReports(): void {
  rmSync(REPORTS, { recursive: true, force: true });
}

/** Of what a step printed. */
export function logFile(step: string): string {
  return path.join(REPORTS, `${step}.log`);
}

/** Steps of one name share a file. */
export function writeLogs(outcomes: Outcome[]): void {
  mkdirSync(REPORTS, { recursive: true });
  for (const { name, output } of outcomes) appendFileSync(logFile(name), output);
}

/** Path for a tool's report. Removes the old one, so that a tool that crashes leaves none. */
export function reportFile(name: string): string {
  const file = path.join(REPORTS, `${name}.json`);
  mkdirSync(REPORTS, { recursive: true });
  rmSync(file, { force: true });
  return file;
}
