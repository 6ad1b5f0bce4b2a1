import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { emulatorVariables } from '../emulators/addresses.ts';
import { PlainError } from '../plain-error.ts';
import { CACHE_FOLDER, ROOT, toolEnvironment } from '../project.ts';
import { API_TESTS, type Scope } from './scopes.ts';
import type { Report } from './score.ts';

const FOLDER = path.join(CACHE_FOLDER, 'mutate');
const NODE_ARGS = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/**
 * Mutates files of a scope and runs its tests on them. Results of unchanged code are taken from the last run.
 *
 * @throws PlainError when the tests fail without mutants
 */
export async function runStryker(scope: Scope, mutate: string[]): Promise<Report> {
  mkdirSync(FOLDER, { recursive: true });
  const [settings, report] = [path.join(FOLDER, `${scope.name}.config.json`), path.join(FOLDER, `${scope.name}.json`)];
  rmSync(report, { force: true });
  writeFileSync(
    settings,
    JSON.stringify({ ...settingsFor(scope), mutate: [...mutate, '!**/*.test.ts'], jsonReporter: { fileName: report } }),
  );
  const child = spawn('stryker', ['run', settings], {
    cwd: ROOT,
    env: { ...toolEnvironment(), ...(scope.runner === 'api' ? emulatorVariables : {}), MUTATE_TESTS: API_TESTS.join() },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new PlainError(`Stryker failed on ${scope.name}.`);
  return JSON.parse(readFileSync(report, 'utf8')) as Report;
}

function settingsFor({ name, folders, runner }: Scope): object {
  return {
    ...(runner === 'unit'
      ? {
          testRunner: 'jest',
          jest: {
            configFile: 'tools/mutate/jest.config.mjs',
            config: { roots: folders.map((folder) => path.posix.join('<rootDir>', folder)) },
          },
        }
      : {
          testRunner: 'api',
          plugins: ['@stryker-mutator/*', path.join(import.meta.dirname, 'api-runner.ts')],
          // Each would need a new process with new fixtures.
          ignoreStatic: true,
        }),
    testRunnerNodeArgs: NODE_ARGS,
    coverageAnalysis: 'perTest',
    concurrency: 2,
    timeoutMS: 30_000,
    dryRunTimeoutMinutes: 10,
    incremental: true,
    incrementalFile: path.join(FOLDER, `${name}.incremental.json`),
    tempDirName: path.join('.cache/mutate/sandbox', name),
    ignorePatterns: ['web', 'e2e', 'rules-tests', '.data', '.cache', 'dist', 'docs'],
    reporters: ['progress', 'json'],
    warnings: { slow: false },
  };
}
