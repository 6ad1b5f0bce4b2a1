import path from 'node:path';
import { ROOT } from '../project.ts';
import type { FailedTest, Outcome } from './step.ts';
import { outputsOfFailed, verdict } from './verdict.ts';

function outcome(name: string, failed: FailedTest[], flaky: FailedTest[] = []): Outcome {
  const count = { passed: 5, failed: failed.length, skipped: 0 };
  return { name, seconds: 12.34, count, ran: [], failed, flaky, output: `all that ${name} printed` };
}

const FAILED: FailedTest = {
  ...{ file: 'e2e/login.spec.ts', line: 9, begins: 7, title: 'signs in', reason: 'not visible' },
  again: 'not hidden',
  shown: ['- main:', '  - heading "Log in"'],
  artifacts: [path.join(ROOT, '.cache/test/journeys/shot.png')],
};
const FLAKY: FailedTest = {
  file: 'functions/src/a.api.test.ts',
  title: 'adds',
  reason: 'not 2',
  logged: ['ERROR It failed'],
};

describe('the verdict', () => {
  it('names failed tests with their files, then flaky ones, then the time per step, and ends with the sum', () => {
    expect(verdict([outcome('unit', []), outcome('journeys', [FAILED]), outcome('api', [], [FLAKY])])).toBe(`
Failed:
  e2e/login.spec.ts:9 › signs in
    not visible
    once more, alone: not hidden
    the page showed:
      - main:
        - heading "Log in"
    .cache/test/journeys/shot.png
    output of journeys: .cache/test/journeys.log

Flaky: failed, then passed alone:
  functions/src/a.api.test.ts › adds
    not 2
    logged meanwhile: ERROR It failed

Steps:
  ok      unit         12.3 s  5 passed, 0 failed
  FAILED  journeys     12.3 s  5 passed, 1 failed
  ok      api          12.3 s  5 passed, 0 failed
15 passed, 1 failed`);
  });

  it('quotes the end of a step that failed without a failed test', () => {
    const types = { ...outcome('types', []), count: { passed: 0, failed: 1, skipped: 0 } };
    expect(verdict([types])).toContain(
      '  types\n    all that types printed\n    output of types: .cache/test/types.log',
    );
  });

  it('comes after the whole output of failed steps alone', () => {
    expect(outputsOfFailed([outcome('unit', []), outcome('journeys', [FAILED])])).toBe(
      'Output of journeys:\n\nall that journeys printed\n',
    );
  });
});
