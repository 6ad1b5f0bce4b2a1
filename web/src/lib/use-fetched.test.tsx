import { jest } from '@jest/globals';
import type { SiteView } from '@trialdesk/contract/replies/sites';
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';

const call = jest.fn<(id: string) => Promise<unknown>>();
jest.unstable_mockModule('./api.ts', () => ({ call }));

const { FetchCache } = await import('./fetch-cache.tsx');
const { useFetched } = await import('./use-fetched.ts');
const { useReloadable } = await import('./use-reloadable.ts');
const { useRefresh, useSites, useStudyChoices } = await import('./sites-and-studies.ts');

const NORTH: SiteView = { id: 'north', name: 'North', request_count: 0 };
const SOUTH: SiteView = { id: 'south', name: 'South', request_count: 2 };
const DEMO: SiteView = { id: 'demo', name: 'Demo-study', request_count: 0 };

const inCache = { wrapper: FetchCache };

function pending() {
  let resolve: (data: unknown) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  call.mockReturnValueOnce(promise);
  return {
    resolve: (data: unknown) =>
      act(async () => {
        resolve(data);
        await promise;
      }),
    reject: () =>
      act(async () => {
        reject(new Error('offline'));
        await promise.catch(() => undefined);
      }),
  };
}

function Sites() {
  const sites = useSites();
  return <li>{sites.status === 'ready' ? sites.data.map(({ name }) => name).join(', ') : sites.status}</li>;
}

function AddSite() {
  const refresh = useRefresh();
  return <button onClick={() => refresh('listSites')}>Add</button>;
}

const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => call.mockReset());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('useFetched', () => {
  it('loads, then shows the reply', async () => {
    const first = pending();
    const { result } = renderHook(() => useFetched('listSites'), inCache);
    expect(result.current).toEqual({ status: 'loading' });
    await first.resolve([NORTH]);
    expect(result.current).toEqual({ status: 'ready', data: [NORTH] });
    expect(call.mock.calls).toEqual([['listSites']]);
  });

  it('loads again on retry after a failure, and not by itself', async () => {
    const first = pending();
    const { result } = renderHook(() => useFetched('listSites'), inCache);
    await first.reject();
    const failed = result.current;
    if (failed.status !== 'failed') throw new Error('The call has not failed');
    expect(failed.error).toEqual(new Error('offline'));
    const second = pending();
    act(() => failed.retry());
    expect(result.current).toEqual({ status: 'loading' });
    await second.resolve([NORTH]);
    expect(result.current).toEqual({ status: 'ready', data: [NORTH] });
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('fetches nothing without an operation', () => {
    const { result } = renderHook(() => useFetched(null), inCache);
    expect(result.current).toEqual({ status: 'loading' });
    expect(call).not.toHaveBeenCalled();
  });
});

describe('the cache', () => {
  it('fetches once for all screens that are open', async () => {
    const first = pending();
    render(
      <FetchCache>
        <Sites />
        <Sites />
      </FetchCache>,
    );
    await first.resolve([NORTH]);
    expect(shown()).toEqual(['North', 'North']);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('shows the next screen what it has while it fetches again', async () => {
    jest.useFakeTimers();
    const first = pending();
    const { rerender } = render(
      <FetchCache>
        <Sites key="first" />
      </FetchCache>,
    );
    await first.resolve([NORTH]);
    act(() => jest.advanceTimersByTime(5_000));
    const second = pending();
    rerender(
      <FetchCache>
        <Sites key="second" />
      </FetchCache>,
    );
    act(() => jest.advanceTimersByTime(50));
    expect(call).toHaveBeenCalledTimes(2);
    expect(shown()).toEqual(['North']);
    await second.resolve([NORTH, SOUTH]);
    expect(shown()).toEqual(['North, South']);
  });

  it('keeps what it has when fetching again fails', async () => {
    jest.useFakeTimers();
    const first = pending();
    const { rerender } = render(
      <FetchCache>
        <Sites key="first" />
      </FetchCache>,
    );
    await first.resolve([NORTH]);
    act(() => jest.advanceTimersByTime(5_000));
    const second = pending();
    rerender(
      <FetchCache>
        <Sites key="second" />
      </FetchCache>,
    );
    act(() => jest.advanceTimersByTime(50));
    expect(call).toHaveBeenCalledTimes(2);
    await second.reject();
    expect(shown()).toEqual(['North']);
  });

  it('refreshes every screen when a site has been created', async () => {
    const first = pending();
    render(
      <FetchCache>
        <Sites />
        <Sites />
        <AddSite />
      </FetchCache>,
    );
    await first.resolve([NORTH]);
    const second = pending();
    act(() => screen.getByRole('button', { name: 'Add' }).click());
    await second.resolve([NORTH, SOUTH]);
    expect(shown()).toEqual(['North, South', 'North, South']);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('starts empty for the next session', async () => {
    const first = pending();
    const { rerender } = render(
      <FetchCache key="ada">
        <Sites />
      </FetchCache>,
    );
    await first.resolve([NORTH]);
    pending();
    rerender(
      <FetchCache key="leo">
        <Sites />
      </FetchCache>,
    );
    expect(shown()).toEqual(['loading']);
    await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  });
});

describe('useStudyChoices', () => {
  it('leaves out the demo study', async () => {
    const first = pending();
    const { result } = renderHook(() => useStudyChoices(), inCache);
    await first.resolve([DEMO, SOUTH]);
    expect(result.current).toEqual({ status: 'ready', data: [SOUTH] });
  });
});

describe('useReloadable', () => {
  it('keeps what was loaded while it is loaded again', async () => {
    const first = pending();
    const { result } = renderHook(() => useReloadable('listSites'), inCache);
    await first.resolve([NORTH]);
    expect(result.current).toMatchObject({ status: 'ready', data: [NORTH] });
    const second = pending();
    act(() => result.current.reload());
    expect(result.current).toMatchObject({ status: 'loading', data: [NORTH] });
    await second.resolve([NORTH, SOUTH]);
    expect(result.current).toMatchObject({ status: 'ready', data: [NORTH, SOUTH] });
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('keeps what was loaded when loading again fails', async () => {
    const first = pending();
    const { result } = renderHook(() => useReloadable('listSites'), inCache);
    await first.resolve([NORTH]);
    const second = pending();
    act(() => result.current.reload());
    await second.reject();
    expect(result.current).toMatchObject({ status: 'failed', data: [NORTH] });
  });
});
