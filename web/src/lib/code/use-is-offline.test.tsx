import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useIsOffline } from './use-is-offline.ts';

const { fetch } = globalThis;
// jsdom has no Response.
const PAGE = {} as Response;
let isOnline: boolean;
let timesBack: number;
const countBack = () => {
  timesBack++;
};

beforeEach(() => {
  jest.useFakeTimers();
  timesBack = 0;
  globalThis.fetch = jest.fn<typeof fetch>(() => (isOnline ? Promise.resolve(PAGE) : Promise.reject(new TypeError())));
});

afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = fetch;
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function looking() {
  const { result, unmount } = renderHook(() => useIsOffline(true, countBack));
  expect(result.current).toBeNull();
  await pass(0);
  return { result, unmount };
}

test('notices within three seconds that the server is back, though no event says so', async () => {
  isOnline = false;
  const { result } = await looking();
  await pass(60_000);
  expect([result.current, timesBack]).toEqual([true, 0]);
  isOnline = true;
  await pass(3_000);
  expect(timesBack).toBe(1);
  await pass(60_000);
  expect(timesBack).toBe(1);
});

test('a server that was never away is not back', async () => {
  isOnline = true;
  const { result } = await looking();
  await pass(60_000);
  expect([result.current, timesBack]).toEqual([false, 0]);
});

test('looks no longer once its screen is left', async () => {
  isOnline = false;
  const { unmount } = await looking();
  unmount();
  isOnline = true;
  await pass(60_000);
  expect(timesBack).toBe(0);
});
