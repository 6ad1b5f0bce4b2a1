import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { loadEnvFile } from 'node:process';
import { pathToFileURL } from 'node:url';
import { expect } from 'expect';
import type { Express } from 'express';
import { ApiServer } from './api-server.ts';
import { type TestCase, TestSuite } from './test-suite.ts';

/*
 * A StrykerJS runner that loads code and tests once and switches mutants in its own process. API tests call the
 * application in this process, since no mutant is active in the functions emulator; the emulators provide the rest.
 */

/** Set by the process that starts Stryker. */
export interface RunnerSettings {
  tests: string[];
  servesApi: boolean;
}

interface Coverage {
  static: Record<string, number>;
  perTest: Record<string, Record<string, number>>;
}

/** Shared with Stryker's instrumented code. */
interface Instrumentation {
  activeMutant?: string;
  currentTestId?: string;
  mutantCoverage?: Coverage;
  hitCount?: number;
  hitLimit?: number;
}

interface MutantRun {
  testFilter?: string[];
  hitLimit?: number;
  activeMutant: { id: string };
  mutantActivation: 'runtime' | 'static';
  reloadEnvironment: boolean;
}

/** Used as the test id while fixtures are set up. */
const FIXTURES = 'fixtures';

const HIT_LIMIT_REACHED = 'A mutant runs in an endless loop.';

class InProcessRunner {
  private readonly instrumentation: Instrumentation = {};
  private readonly settings = JSON.parse(process.env.MUTATE_SETTINGS ?? '') as RunnerSettings;
  private suite = new TestSuite();
  private version = 0;
  private createApp: (() => Express) | undefined;
  private server: ApiServer | undefined;

  capabilities() {
    return { reloadEnvironment: !this.settings.servesApi };
  }

  async dryRun() {
    this.instrumentation.mutantCoverage = { static: {}, perTest: {} };
    await this.load();
    const tests = [];
    for (const test of this.suite.tests) {
      await this.prepare([test]);
      const start = Date.now();
      this.instrumentation.currentTestId = test.id;
      const failureMessage = await this.run(test);
      delete this.instrumentation.currentTestId;
      const result = { id: test.id, name: test.id, fileName: test.file, timeSpentMs: Date.now() - start };
      tests.push(failureMessage === null ? { ...result, status: 0 } : { ...result, status: 1, failureMessage });
    }
    return { status: 'complete', tests, mutantCoverage: this.instrumentation.mutantCoverage };
  }

  async mutantRun({ testFilter, hitLimit, activeMutant, mutantActivation, reloadEnvironment }: MutantRun) {
    if (reloadEnvironment) this.suite = new TestSuite();
    this.instrumentation.activeMutant = mutantActivation === 'static' ? activeMutant.id : 'none';
    await this.load();
    const wanted = testFilter && new Set(testFilter);
    const tests = this.suite.tests.filter(({ id }) => !wanted || wanted.has(id));
    for (const test of tests) {
      const failureMessage = await this.failure(test, { id: activeMutant.id, hitLimit });
      if (failureMessage === HIT_LIMIT_REACHED) return { status: 'timeout', reason: failureMessage };
      if (failureMessage !== null) {
        return { status: 'killed', killedBy: [test.id], failureMessage, nrOfTests: tests.length };
      }
    }
    return { status: 'survived', nrOfTests: tests.length };
  }

  dispose(): Promise<void> {
    this.server?.close();
    return Promise.resolve();
  }

  /**
   * On the API a failure counts only if the test passes right afterwards without the mutant; else an earlier mutant
   * has damaged the fixtures, and the test is repeated with new ones.
   */
  private async failure(test: TestCase, mutant: { id: string; hitLimit: number | undefined }): Promise<string | null> {
    const failed = await this.runWith(test, mutant);
    if (failed === null || !this.settings.servesApi || (await this.run(test)) === null) return failed;
    this.suite.discardFixtures();
    await this.prepare([test]);
    return (await this.run(test)) === null ? this.runWith(test, mutant) : null;
  }

  private async runWith(test: TestCase, { id, hitLimit }: { id: string; hitLimit: number | undefined }) {
    await this.prepare([test]);
    Object.assign(this.instrumentation, {
      activeMutant: id,
      hitCount: hitLimit === undefined ? undefined : 0,
      hitLimit,
    });
    const failed = await this.run(test);
    const isEndless = (this.instrumentation.hitCount ?? 0) > (hitLimit ?? Infinity);
    this.instrumentation.activeMutant = 'none';
    delete this.instrumentation.hitLimit;
    return isEndless ? HIT_LIMIT_REACHED : failed;
  }

  /** A new app per test, so that mutants in its construction count as covered. */
  private run(test: TestCase): Promise<string | null> {
    if (this.createApp) this.server?.use(this.createApp());
    return this.suite.run(test);
  }

  /** No mutant is active and no coverage recorded. */
  private async prepare(tests: readonly TestCase[]): Promise<void> {
    const { activeMutant, currentTestId } = this.instrumentation;
    Object.assign(this.instrumentation, { activeMutant: 'none', currentTestId: FIXTURES });
    await this.suite.prepare(tests);
    // Instrumented code keeps a reference to the coverage, so it cannot be replaced.
    delete this.instrumentation.mutantCoverage?.perTest[FIXTURES];
    Object.assign(this.instrumentation, { activeMutant, currentTestId });
  }

  private async load(): Promise<void> {
    if (this.suite.tests.length > 0) return;
    if (this.version === 0) hookImports();
    this.version += 1;
    Object.assign(globalThis, { __stryker__: this.instrumentation, expect, ...this.suite.globals() });
    const version = `?version=${this.version}`;
    if (this.settings.servesApi) await this.serveApi(version);
    for (const file of quickestFirst(globSync(this.settings.tests))) await this.suite.load(file, version);
  }

  private async serveApi(version: string): Promise<void> {
    loadEnvFile('functions/.env');
    const source = pathToFileURL(path.resolve('functions/src/app/create-app.ts')).href;
    const { createApp } = (await import(source + version)) as { createApp: () => Express };
    this.createApp = createApp;
    this.server = new ApiServer(createApp());
    process.env.API_ORIGIN = await this.server.listen();
  }
}

/** Unit tests before API tests: a mutant that a unit test detects needs no API test. */
function quickestFirst(files: string[]): string[] {
  const isApi = (file: string) => file.endsWith('.api.test.ts');
  return [...files.filter((file) => !isApi(file)).sort(), ...files.filter(isApi).sort()];
}

/**
 * Gives tests our own `jest`. Node never unloads a module, so a reload imports the test files with a new version, which
 * is passed on to what they import.
 */
function hookImports(): void {
  const sandbox = pathToFileURL(`${process.cwd()}/`).href;
  const jestGlobals = new URL('jest-globals.ts', import.meta.url).href;
  registerHooks({
    resolve: (specifier, context, nextResolve) => {
      if (specifier === '@jest/globals') return nextResolve(jestGlobals, context);
      const resolved = nextResolve(specifier, context);
      const version = /\?version=\d+$/.exec(context.parentURL ?? '')?.[0];
      return version !== undefined && resolved.url.startsWith(sandbox)
        ? { ...resolved, url: resolved.url + version }
        : resolved;
    },
  });
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', factory: () => new InProcessRunner() }];
