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

  it('all run even if one fails, and only failed steps show their output', async () => {
    const broken: Step = { name: 'broken', run: () => Promise.reject(new Error('no compiler')) };
    const counts = await runSteps([broken, step('wrong', 2, 'two are wrong'), step('right', 0, 'chatter')], 1, never);
    expect(counts.map(({ failed }) => failed)).toEqual([1, 2, 0]);
    expect(printed).toContain('no compiler');
    expect(printed).toContain('two are wrong');
    expect(printed).not.toContain('chatter');
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
