import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FailedTest, RanTest } from './step.ts';
import type { Count } from './count.ts';

const LONGEST_REASON = 300;
/** The attachment that says what a page showed when its journey failed. */
export const PAGE_SHOWN = 'page-shown';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    /** Why a file did not run. */
    message: string;
    assertionResults: JestTest[];
  }[];
}

interface JestTest {
  fullName: string;
  status: string;
  /** In milliseconds since the epoch. */
  startAt?: number | null;
  /** In milliseconds. */
  duration?: number | null;
  failureMessages: string[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { ok: boolean; file: string; line: number; title: string; tests: { results: PlaywrightResult[] }[] }[];
}

interface PlaywrightResult {
  /** In milliseconds. */
  duration: number;
  errors: PlaywrightError[];
  /** Screenshots and traces by their path; what pages showed in Base64. */
  attachments?: { name?: string; path?: string; body?: string }[];
}

interface PlaywrightError {
  message?: string;
  location?: { line: number };
}

/** Counts Jest's JSON report. A test file that fails to run counts as one failed test. */
export function countJest(report: string): Count {
  const jest = JSON.parse(report) as JestReport;
  return {
    passed: jest.numPassedTests,
    failed: jest.numFailedTests + jest.numRuntimeErrorTestSuites,
    skipped: jest.numPendingTests + jest.numTodoTests,
  };
}

/** Counts Playwright's JSON report. An error outside a journey counts as one failed test. */
export function countPlaywright(report: string): Count {
  const { stats, errors } = JSON.parse(report) as PlaywrightReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/** The failed tests of Jest's JSON report; of a file that did not run, the file. */
export function failedInJest(report: string): FailedTest[] {
  const { testResults } = JSON.parse(report) as JestReport;
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = path.relative(process.cwd(), name);
    if (status === 'failed' && failed.length === 0) return [{ file, title: '', reason: inOneLine(message) }];
    return failed.map(({ fullName, failureMessages, startAt, duration }): FailedTest => {
      // Of the stack only the line of the test is of use here.
      const [reason = '', ...stack] = failureMessages.join('\n').split(/^\s+at /m);
      const line = new RegExp(`${path.basename(name).replaceAll('.', '\\.')}:(\\d+)`).exec(stack.join('\n'))?.[1];
      const at = line === undefined ? {} : { line: Number(line) };
      const ran = startAt ? { ran: { from: startAt, to: startAt + (duration ?? 0) } } : {};
      return { file, ...at, title: fullName, reason: inOneLine(reason), ...ran };
    });
  });
}

/** The tests of Jest's JSON report, without those it skipped and those of files that did not run. */
export function ranInJest(report: string): RanTest[] {
  const { testResults } = JSON.parse(report) as JestReport;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, duration }) => ({
        file: path.relative(process.cwd(), name),
        title: fullName,
        seconds: (duration ?? 0) / 1000,
        hasFailed: status === 'failed',
      })),
  );
}

/** The journeys of Playwright's JSON report, whose files are in `folder`. */
export function ranInPlaywright(report: string, folder: string): RanTest[] {
  const { suites } = JSON.parse(report) as PlaywrightReport;
  return specsOf(suites).map(({ file, title, ok, tests }) => ({
    file: path.join(folder, file),
    title,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    hasFailed: !ok,
  }));
}

/** The failed journeys of Playwright's JSON report, whose files are in `folder`. */
export function failedInPlaywright(report: string, folder: string): FailedTest[] {
  const { suites } = JSON.parse(report) as PlaywrightReport;
  return specsOf(suites)
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }): FailedTest => {
      const results = tests.flatMap((test) => test.results);
      const errors = results.flatMap((result) => result.errors);
      // What a journey failed of may only be a consequence of the fault that ends the list.
      const reason = errors.map(({ message = '' }) => inOneLine(message)).join(' | ');
      const attached = results.flatMap(({ attachments = [] }) => attachments);
      const artifacts = attached.flatMap((one) => one.path ?? []);
      const shown = attached.flatMap(({ name, body }) =>
        name === PAGE_SHOWN && body ? decoded(body).split('\n') : [],
      );
      const failedAt = errors.find(({ location }) => location !== undefined)?.location?.line;
      const place = { file: path.join(folder, file), line: failedAt ?? line, begins: line };
      return { ...place, title, reason, artifacts, shown };
    });
}

function decoded(base64: string): string {
  return Buffer.from(base64, 'base64').toString();
}

function specsOf(suites: PlaywrightSuite[]): PlaywrightSuite['specs'] {
  return suites.flatMap(({ specs, suites: groups = [] }) => [...specs, ...specsOf(groups)]);
}

function inOneLine(text: string): string {
  const line = stripVTControlCharacters(text).replace(/\s+/g, ' ').trim();
  return line.length > LONGEST_REASON ? `${line.slice(0, LONGEST_REASON)}…` : line;
}
