import { jest } from '@jest/globals';
import { runSteps, type Step } from './step.ts';

const never = new AbortController().signal;

describe('the steps of a test', () => {
  let printed: string;
  beforeEach(() => {
    printed = '';
    jest.spyOn(console, 'log').mockImplementation((text: string) => {
      printed += `${text}\n`;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  function step(name: string, failed: number, output: string): Step {
    return { name, run: () => Promise.resolve({ count: { passed: 1, failed, skipped: 0 }, output }) };
  }

  it('all run even if one fails, each with a line of its own, without its output', async () => {
    const broken: Step = { name: 'broken', run: () => Promise.reject(new Error('no compiler')) };
    const outcomes = await runSteps([broken, step('wrong', 2, 'two are wrong'), step('right', 0, 'chatter')], 1, never);
    expect(outcomes.map(({ count }) => count.failed)).toEqual([1, 2, 0]);
    expect(printed).toMatch(/FAILED {2}broken .*\n {2}FAILED {2}wrong .*\n {2}ok {6}right/);
    expect(printed).not.toContain('two are wrong');
    expect(outcomes[0]?.output).toContain('no compiler');
  });

  it('name what failed below their line', async () => {
    const test = { file: 'e2e/login.spec.ts', line: 9, title: 'signs in', reason: 'not visible' };
    const flaky = [{ file: 'a.api.test.ts', title: 'adds', reason: 'not 2' }];
    const journeys: Step = {
      name: 'journeys',
      run: () => Promise.resolve({ count: { passed: 1, failed: 1, skipped: 0 }, output: '', failed: [test], flaky }),
    };
    await runSteps([journeys], 1, never);
    expect(printed).toMatch(
      /FAILED {2}journeys .*\n +e2e\/login\.spec\.ts:9 › signs in\n +flaky: a\.api\.test\.ts › adds\n$/,
    );
  });

  it('do not continue after an abort', async () => {
    const stop = new AbortController();
    const stopping: Step = {
      name: 'stopped',
      run: () => {
        stop.abort();
        return Promise.resolve({ count: { passed: 0, failed: 1, skipped: 0 }, output: 'killed' });
      },
    };
    expect(await runSteps([stopping, step('next', 0, '')], 1, stop.signal)).toHaveLength(1);
    expect(printed).toBe('');
  });
});
