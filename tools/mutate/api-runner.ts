import { globSync } from 'node:fs';
import path from 'node:path';
import { loadEnvFile } from 'node:process';
import { expect } from 'expect';
import type { Express } from 'express';
import { ApiServer } from './api-server.ts';
import { type TestCase, TestSuite } from './test-suite.ts';

/*
 * A StrykerJS test runner for API tests. They call the functions emulator, where no mutant is active; here they call the
 * mutated application in this process instead, while the emulators provide Firestore, Auth, Storage and the triggers.
 */

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
}

const HIT_LIMIT_REACHED = 'A mutant runs in an endless loop.';

class ApiTestRunner {
  private readonly instrumentation: Instrumentation = {};
  private readonly suite = new TestSuite();
  private createApp: (() => Express) | undefined;
  private server: ApiServer | undefined;

  capabilities() {
    return { reloadEnvironment: false };
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

  async mutantRun({ testFilter, hitLimit, activeMutant, mutantActivation }: MutantRun) {
    if (mutantActivation === 'static') this.instrumentation.activeMutant = activeMutant.id;
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
   * Runs a test with a mutant. A failure counts only if the test passes without the mutant right afterwards; else an
   * earlier mutant has damaged the fixtures, and the test is repeated with new ones.
   */
  private async failure(test: TestCase, mutant: { id: string; hitLimit: number | undefined }): Promise<string | null> {
    const failed = await this.runWith(test, mutant);
    if (failed === null || (await this.run(test)) === null) return failed;
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

  /** A new app for each test, so that the mutants in its construction count as covered by the test. */
  private run(test: TestCase): Promise<string | null> {
    if (this.createApp) this.server?.use(this.createApp());
    return this.suite.run(test);
  }

  /** Sets up fixtures with no mutant active and without recording coverage. */
  private async prepare(tests: readonly TestCase[]): Promise<void> {
    const { activeMutant, mutantCoverage } = this.instrumentation;
    this.instrumentation.activeMutant = 'none';
    this.instrumentation.mutantCoverage = { static: {}, perTest: {} };
    await this.suite.prepare(tests);
    Object.assign(this.instrumentation, { activeMutant, mutantCoverage });
  }

  private async load(): Promise<void> {
    if (this.server) return;
    Object.assign(globalThis, { __stryker__: this.instrumentation, expect, ...this.suite.globals() });
    loadEnvFile('functions/.env');
    const source = path.resolve('functions/src');
    const { createApp } = (await import(path.join(source, 'app/create-app.ts'))) as { createApp: () => Express };
    this.createApp = createApp;
    this.server = new ApiServer(createApp());
    process.env.API_ORIGIN = await this.server.listen();
    const files = (process.env.MUTATE_TESTS ?? '').split(',').filter((pattern) => pattern !== '');
    for (const file of globSync(files).sort()) await this.suite.load(path.resolve(file));
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'api', factory: () => new ApiTestRunner() }];
