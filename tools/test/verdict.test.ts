import { countJest, countPlaywright } from './count-reports.ts';
import { countCheck, sum, verdictLine, withOutcome } from './verdict.ts';

const jest = {
  numPassedTests: 3,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
};
const playwright = { stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 0 }, errors: [] };

describe('the verdict', () => {
  it('sums all checks and tests in one line', () => {
    const counts = [
      countCheck(true),
      countCheck(false),
      countJest(JSON.stringify(jest)),
      countPlaywright(JSON.stringify(playwright)),
    ];
    expect(verdictLine(sum(counts))).toBe('9 passed, 3 failed');
  });

  it('mentions skipped tests only when there are any', () => {
    expect(verdictLine({ passed: 2, failed: 0, skipped: 0 })).toBe('2 passed, 0 failed');
    expect(verdictLine(countJest(JSON.stringify({ ...jest, numPendingTests: 1, numTodoTests: 1 })))).toBe(
      '3 passed, 1 failed, 2 skipped',
    );
  });

  it('counts a test file that fails to run as failed', () => {
    expect(countJest(JSON.stringify({ ...jest, numFailedTests: 0, numRuntimeErrorTestSuites: 2 })).failed).toBe(2);
    expect(countPlaywright(JSON.stringify({ ...playwright, errors: [{ message: 'No tests found' }] })).failed).toBe(2);
  });

  it('counts a failed step without failed tests as failed', () => {
    const nothing = { passed: 0, failed: 0, skipped: 0 };
    expect(withOutcome(nothing, false).failed).toBe(1);
    expect(withOutcome(nothing, true).failed).toBe(0);
    expect(withOutcome({ ...nothing, failed: 3 }, false).failed).toBe(3);
  });
});
