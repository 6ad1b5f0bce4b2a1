import { jest } from '@jest/globals';
import { until } from './until.ts';

const silent = { name: 'thing', onChange: () => () => undefined };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('notices a change that its listener was not notified of', async () => {
  let state = 'reading';
  const found = until({ ...silent, read: () => Promise.resolve(state) }, (now) => now === 'ready', 20);
  await jest.advanceTimersByTimeAsync(1_000);
  state = 'ready';
  await jest.advanceTimersByTimeAsync(3_000);
  await expect(found).resolves.toBe('ready');
});

test('rejects with the last state', async () => {
  const found = until({ ...silent, read: () => Promise.resolve('reading') }, (now) => now === 'ready', 20);
  const rejected = expect(found).rejects.toThrow('thing did not become as wanted; it is "reading"');
  await jest.advanceTimersByTimeAsync(20_000);
  await rejected;
});
