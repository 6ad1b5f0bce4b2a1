import type { Count } from './verdict.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
  numTodoTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
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
