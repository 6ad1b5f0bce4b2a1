import { jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useReloadable } from './use-reloadable.ts';

describe('useReloadable', () => {
  it('keeps what was loaded while it is loaded again', async () => {
    const answers = [Promise.resolve(['one']), Promise.resolve(['one', 'two'])];
    const load = jest.fn(() => answers.shift() ?? Promise.reject(new Error('one call too many')));
    const { result } = renderHook(() => useReloadable(load));
    await waitFor(() => expect(result.current.status).toBe('ready'));
    act(() => result.current.reload());
    expect(result.current).toMatchObject({ status: 'loading', data: ['one'] });
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', data: ['one', 'two'] }));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keeps it also when loading again fails', async () => {
    const answers = [Promise.resolve('first'), Promise.reject(new Error('offline'))];
    const load = () => answers.shift() ?? Promise.reject(new Error('one call too many'));
    const { result } = renderHook(() => useReloadable(load));
    await waitFor(() => expect(result.current.status).toBe('ready'));
    act(() => result.current.reload());
    await waitFor(() => expect(result.current).toMatchObject({ status: 'failed', data: 'first' }));
  });
});
