import { countJest, countPlaywright, failedInJest, failedInPlaywright } from './count-reports.ts';
import { countCheck, sum, verdictLine, withOutcome } from './count.ts';

const jest = {
  numPassedTests: 3,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
};
const playwright = { stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 0 }, errors: [] };

describe('the count', () => {
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

describe('the failed tests', () => {
  it('are named with their line and error, as are files that did not run', () => {
    const file = (name: string) => `${process.cwd()}/tools/${name}`;
    const stack = `\n    at equal (/expect/index.js:1:1)\n    at Object.<anonymous> (${file('a.test.ts')}:12:5)`;
    const failureMessages = [`Error: expect(received).toBe(expected)\n\nExpected: \u001b[32m1\u001b[39m${stack}`];
    const report = {
      ...jest,
      testResults: [
        {
          name: file('a.test.ts'),
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'adds', status: 'passed', failureMessages: [] },
            { fullName: 'subtracts', status: 'failed', startAt: 1_000, duration: 20, failureMessages },
          ],
        },
        { name: file('b.test.ts'), status: 'failed', message: 'Cannot find\nb.ts', assertionResults: [] },
        {
          name: file('c.test.ts'),
          status: 'passed',
          message: '',
          assertionResults: [{ fullName: 'divides', status: 'passed', failureMessages: [] }],
        },
      ],
    };
    expect(failedInJest(JSON.stringify(report))).toEqual([
      {
        ...{ file: 'tools/a.test.ts', line: 12, title: 'subtracts' },
        reason: 'Error: expect(received).toBe(expected) Expected: 1',
        ran: { from: 1_000, to: 1_020 },
      },
      { file: 'tools/b.test.ts', title: '', reason: 'Cannot find b.ts' },
    ]);
  });

  it('are the journeys that failed, also in groups', () => {
    const failed = [{ message: `Error: ${'not visible '.repeat(50)}`, location: { line: 7 } }];
    const shown = { name: 'page-shown', body: Buffer.from('/login\n- main').toString('base64') };
    const spec = (title: string, errors: object[]) => ({
      title,
      ok: errors.length === 0,
      ...{ file: 'login.spec.ts', line: 5 },
      tests: [{ results: [{ errors, attachments: [{ path: '/shot.png' }, shown] }] }],
    });
    const group = { specs: [spec('signs in', []), spec('signs out', failed)] };
    const report = { ...playwright, suites: [{ specs: [spec('opens', [{}])], suites: [group] }] };
    const [opens, signsOut] = failedInPlaywright(JSON.stringify(report), 'e2e');
    const journey = { file: 'e2e/login.spec.ts', begins: 5, artifacts: ['/shot.png'], shown: ['/login', '- main'] };
    expect(opens).toEqual({ ...journey, line: 5, title: 'opens', reason: '' });
    expect(signsOut).toMatchObject({ ...journey, line: 7, title: 'signs out' });
    expect(signsOut?.reason).toMatch(/^Error: not visible .{200,}…$/);
  });
});
