import { withSecondTry } from './second-try.ts';
import type { FailedTest, StepResult } from './step.ts';

const test = (title: string): FailedTest => ({ file: 'a.test.ts', title, reason: 'not 2' });

function run(passed: number, failed: FailedTest[], output = ''): StepResult {
  return { count: { passed, failed: failed.length, skipped: 0 }, output, failed };
}

const never = () => Promise.reject(new Error('It ran again'));

describe('a second try', () => {
  it('counts what passes in it as passed, and lists it', async () => {
    const first = run(3, [test('adds'), test('divides')], 'first');
    const repeated: FailedTest[][] = [];
    const result = await withSecondTry(first, (failed) => {
      repeated.push(failed);
      return Promise.resolve(run(1, [test('divides')], 'second'));
    });
    expect(repeated).toEqual([first.failed]);
    expect(result.count).toEqual({ passed: 4, failed: 1, skipped: 0 });
    expect(result.failed?.map(({ title }) => title)).toEqual(['divides']);
    expect(result.flaky?.map(({ title }) => title)).toEqual(['adds']);
    expect(result.output).toMatch(/first[^]*second/);
  });

  it('says why a test failed again, if for another reason', async () => {
    const first = run(3, [test('adds'), test('divides')]);
    const again = [test('adds'), { ...test('divides'), reason: 'not 3' }];
    const result = await withSecondTry(first, () => Promise.resolve(run(0, again)));
    expect(result.failed).toEqual([test('adds'), { ...test('divides'), again: 'not 3' }]);
  });

  it('lists a neighbour that failed in it alone', async () => {
    const result = await withSecondTry(run(3, [test('adds')]), () => Promise.resolve(run(1, [test('divides')])));
    expect(result.count).toEqual({ passed: 4, failed: 0, skipped: 0 });
    expect(result.flaky?.map(({ title }) => title)).toEqual(['adds', 'divides']);
  });

  it('changes nothing when it could not run', async () => {
    const first = run(3, [test('adds')]);
    expect(await withSecondTry(first, () => Promise.resolve(run(0, [])))).toBe(first);
    const crashed = { count: { passed: 0, failed: 1, skipped: 0 }, output: 'no browser' };
    expect(await withSecondTry(first, () => Promise.resolve(crashed))).toBe(first);
  });

  it('is not given to a run that passed, that failed outside its tests, or of which most is broken', async () => {
    const broken = Array.from({ length: 16 }, (_, at) => test(`${at}`));
    const outside = { count: { passed: 3, failed: 2, skipped: 0 }, output: '', failed: [test('adds')] };
    for (const first of [run(3, []), outside, run(3, broken)]) expect(await withSecondTry(first, never)).toBe(first);
  });
});
