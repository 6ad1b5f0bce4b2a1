import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { emulatorVariables } from '../emulators/addresses.ts';
import { PlainError } from '../plain-error.ts';
import { CACHE_FOLDER, ROOT, toolEnvironment } from '../project.ts';
import type { RunnerSettings } from './in-process-runner.ts';
import type { Scope } from './scopes.ts';
import type { Report } from './score.ts';

const FOLDER = path.join(CACHE_FOLDER, 'mutate');

/**
 * Mutates files of a scope and runs its tests on them.
 *
 * @throws PlainError when the tests fail without mutants
 */
export async function runStryker(scope: Scope, mutate: string[]): Promise<Report> {
  mkdirSync(FOLDER, { recursive: true });
  const config = path.join(FOLDER, `${scope.name}.config.json`);
  const report = path.join(FOLDER, `${scope.name}.json`);
  rmSync(report, { force: true });
  writeFileSync(config, JSON.stringify({ ...configFor(scope), mutate: [...mutate, '!**/*.test.ts'] }));
  const settings: RunnerSettings = { tests: scope.tests, servesApi: scope.needsEmulators };
  const child = spawn('stryker', ['run', config], {
    cwd: ROOT,
    env: {
      ...toolEnvironment(),
      ...(scope.needsEmulators ? emulatorVariables : {}),
      MUTATE_SETTINGS: JSON.stringify(settings),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new PlainError(`Stryker failed on ${scope.name}.`);
  return JSON.parse(readFileSync(report, 'utf8')) as Report;
}

function configFor({ name, needsEmulators }: Scope): object {
  return {
    testRunner: 'in-process',
    plugins: [path.join(import.meta.dirname, 'in-process-runner.ts')],
    coverageAnalysis: 'perTest',
    // Mutants in code that runs on import need a reload, which takes too long with the API's fixtures.
    ignoreStatic: needsEmulators,
    concurrency: 2,
    timeoutMS: 30_000,
    dryRunTimeoutMinutes: 15,
    tempDirName: path.join('.cache/mutate/sandbox', name),
    ignorePatterns: ['web', 'e2e', 'rules-tests', '.data', '.cache', 'dist', 'docs'],
    reporters: ['progress', 'json'],
    jsonReporter: { fileName: path.join(FOLDER, `${name}.json`) },
    warnings: { slow: false },
  };
}
