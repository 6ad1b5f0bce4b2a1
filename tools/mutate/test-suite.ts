import { pathToFileURL } from 'node:url';
import { bind } from 'jest-each';

type Body = () => unknown;

export interface TestCase {
  /** Names of its suites and its own. */
  id: string;
  file: string;
  suites: Suite[];
  body: Body;
}

/** A test file or a `describe` in it. */
interface Suite {
  name: string;
  beforeAll: Body[];
  beforeEach: Body[];
  afterEach: Body[];
}

const TEST_TIMEOUT_MS = 30_000;

/**
 * A minimal Jest that keeps test files and their `beforeAll` fixtures loaded, so that a test can be repeated without
 * setting up accounts and documents again.
 */
export class TestSuite {
  readonly tests: TestCase[] = [];
  private readonly setUp = new Set<Suite>();
  private stack: Suite[] = [];
  private file = '';

  /** Imports a test file, which registers its tests through Jest's globals. A new `version` imports it again. */
  async load(file: string, version: string): Promise<void> {
    this.file = file;
    this.stack = [newSuite('')];
    await import(pathToFileURL(file).href + version);
  }

  /** Jest's globals, bound to this suite. */
  globals(): Record<string, unknown> {
    const hook = (name: 'beforeAll' | 'beforeEach' | 'afterEach') => (body: Body) => {
      this.stack.at(-1)?.[name].push(body);
    };
    const describe = (name: string, body: Body): void => {
      this.stack.push(newSuite(name));
      body();
      this.stack.pop();
    };
    const test = (name: string, body: Body): void => {
      const id = [...this.stack.map((suite) => suite.name), name].filter((part) => part !== '').join(' ');
      this.tests.push({ id, file: this.file, suites: [...this.stack], body });
    };
    const each = { test: bind(test, false), describe: bind(describe, false) };
    return {
      beforeAll: hook('beforeAll'),
      // The emulators are thrown away, so nothing is cleaned up.
      afterAll: () => undefined,
      beforeEach: hook('beforeEach'),
      afterEach: hook('afterEach'),
      describe: Object.assign(describe, { each: each.describe }),
      test: Object.assign(test, { each: each.test }),
      it: Object.assign(test, { each: each.test }),
    };
  }

  /** Runs the `beforeAll` hooks that these tests need, unless they have run. */
  async prepare(tests: readonly TestCase[]): Promise<void> {
    for (const suite of tests.flatMap(({ suites }) => suites)) {
      if (this.setUp.has(suite)) continue;
      this.setUp.add(suite);
      for (const hook of suite.beforeAll) await hook();
    }
  }

  /** Runs a prepared test. Returns what it failed with, or null. */
  async run({ suites, body }: TestCase): Promise<string | null> {
    const before = suites.flatMap((suite) => suite.beforeEach);
    const after = suites.toReversed().flatMap((suite) => suite.afterEach);
    const signal = AbortSignal.timeout(TEST_TIMEOUT_MS);
    const timeout = new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('The test timed out.')));
    });
    try {
      for (const hook of before) await hook();
      await Promise.race([body(), timeout]);
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      for (const hook of after) await hook();
    }
  }

  /** Has `beforeAll` run again. */
  discardFixtures(): void {
    this.setUp.clear();
  }
}

function newSuite(name: string): Suite {
  return { name, beforeAll: [], beforeEach: [], afterEach: [] };
}
