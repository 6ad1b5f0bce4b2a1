import { setTimeout } from 'node:timers/promises';
import { repetitionTable, runRepeatedly } from './repeated.ts';
import type { FailedTest, Outcome, RanTest } from './step.ts';

const ran = (title: string, seconds: number, hasFailed = false): RanTest => ({
  ...{ file: 'e2e/a.spec.ts', title, seconds, hasFailed },
});

function round(tests: RanTest[], failed: number, flaky: FailedTest[] = []): Outcome[] {
  const count = { passed: tests.length - failed, failed, skipped: 0 };
  return [{ name: 'journeys', seconds: 9, output: '', count, ran: tests, failed: [], flaky }];
}

test('a table lists failed tests first, then the slowest, and says how many rounds were green', () => {
  const many = Array.from({ length: 16 }, (_, at) => ran(`is quick ${at}`, at / 100));
  const flaky = [{ file: 'e2e/a.spec.ts', title: 'asks', reason: 'not visible' }];
  const table = repetitionTable([
    round([ran('asks', 1.25, true), ran('sends', 2, true), ran('reads', 8), ...many], 1, flaky),
    round([ran('asks', 3, true), ran('sends', 1), ran('reads', 7), ...many], 0, flaky),
    round([ran('asks', 1), ran('sends', 1), ran('reads', 7), ...many], 0),
  ]);
  expect(table.split('\n').slice(0, 5)).toEqual([
    ' runs  failures   slowest  test',
    '    3         2     3.0 s  e2e/a.spec.ts › asks',
    '    3         1     2.0 s  e2e/a.spec.ts › sends',
    '    3         0     8.0 s  e2e/a.spec.ts › reads',
    '    3         0     0.1 s  e2e/a.spec.ts › is quick 15',
  ]);
  expect(table).not.toContain('is quick 1\n');
  expect(table).toMatch(/\n2 more tests never failed\.\n\n2 of 3 rounds were green, 1 of them with flaky tests\.$/);
});

test('rounds run beside busy threads, which end with them, and none starts after an abort', async () => {
  const stopping = new AbortController();
  const before = process.cpuUsage();
  const rounds = await runRepeatedly(
    async () => {
      await setTimeout(300);
      if (process.cpuUsage(before).user > 200_000) stopping.abort();
      return [];
    },
    { times: 1_000, load: 1 },
    stopping.signal,
  );
  expect(rounds.length).toBeLessThan(1_000);
});
