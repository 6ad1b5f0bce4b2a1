import { act, renderHook } from '@testing-library/react';
import { jest } from '@jest/globals';
import { loadCode, prefetchCode, type CodeDeps } from './load-code.ts';
import { useWaitsForCode } from './waiting.ts';

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

function deps(given: Partial<CodeDeps>): CodeDeps {
  return {
    isOnline: () => true,
    isReachable: () => Promise.resolve(true),
    pause: () => Promise.resolve(),
    reload: () => false,
    ...given,
  };
}

test('returns what it loads', async () => {
  await expect(loadCode(() => Promise.resolve('page'), deps({}))).resolves.toBe('page');
});

test('offline, waits before it asks for the part, and says so', async () => {
  const back = Promise.withResolvers<undefined>();
  const load = jest.fn<() => Promise<string>>().mockResolvedValue('page');
  const isReachable = jest.fn<CodeDeps['isReachable']>().mockResolvedValueOnce(false).mockResolvedValue(true);
  const { result } = renderHook(useWaitsForCode);
  const loading = loadCode(load, deps({ isOnline: () => false, isReachable, pause: () => back.promise }));
  await act(() => Promise.resolve());
  expect(result.current).toBe(true);
  expect(load).not.toHaveBeenCalled();
  await act(async () => {
    back.resolve(undefined);
    await loading;
  });
  await expect(loading).resolves.toBe('page');
  expect(result.current).toBe(false);
});

test('opens what was fetched before, without a connection', async () => {
  const load = jest.fn<() => Promise<string>>().mockResolvedValue('page');
  await prefetchCode([load], deps({}));
  const isReachable = () => Promise.resolve(false);
  await expect(loadCode(load, deps({ isOnline: () => false, isReachable }))).resolves.toBe('page');
});

test('fetches nothing ahead without a connection, since a browser asks only once', async () => {
  const load = jest.fn<() => Promise<string>>();
  await prefetchCode([load], deps({ isReachable: () => Promise.resolve(false) }));
  expect(load).not.toHaveBeenCalled();
});

test('pauses again while the server is still out of reach', async () => {
  const answers = [false, false, false, true];
  const pause = jest.fn<CodeDeps['pause']>().mockResolvedValue();
  const isReachable = () => Promise.resolve(answers.shift() ?? true);
  await loadCode(() => Promise.resolve('page'), deps({ isOnline: () => false, isReachable, pause }));
  expect(pause).toHaveBeenCalledTimes(3);
});

test('waits for the server before it reloads for a part that could not be fetched', async () => {
  const back = Promise.withResolvers<undefined>();
  const answers = [false, true];
  const reload = jest.fn<CodeDeps['reload']>().mockReturnValue(true);
  const isReachable = () => Promise.resolve(answers.shift() ?? true);
  void loadCode(missing, deps({ isReachable, pause: () => back.promise, reload }));
  await act(() => Promise.resolve());
  expect(reload).not.toHaveBeenCalled();
  await act(async () => {
    back.resolve(undefined);
    await back.promise;
  });
  expect(reload).toHaveBeenCalledTimes(1);
});

test('rejects when the server has no such part and a reload does not help', async () => {
  await expect(loadCode(missing, deps({}))).rejects.toThrow('Failed to fetch');
});
