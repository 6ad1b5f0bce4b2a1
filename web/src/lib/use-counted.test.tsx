import { renderHook, waitFor } from '@testing-library/react';
import { useCounted } from './use-counted.ts';

function counter({ fails = false } = {}) {
  const calls: string[][] = [];
  const count = async (ids: readonly string[]) => {
    calls.push([...ids]);
    await Promise.resolve();
    if (fails) throw new Error('offline');
    return new Map(ids.map((id) => [id, id.length]));
  };
  return { calls, counting: { max: 2, count } };
}

test('counts each record once, as it is first shown, in calls that are not too long', async () => {
  const { calls, counting } = counter();
  const { result, rerender } = renderHook(({ ids }) => useCounted(ids, counting), {
    initialProps: { ids: ['a', 'bb', 'ccc'] },
  });
  expect(result.current.counts.size).toBe(0);
  await waitFor(() => expect(Object.fromEntries(result.current.counts)).toEqual({ a: 1, bb: 2, ccc: 3 }));
  rerender({ ids: ['bb', 'dddd'] });
  await waitFor(() => expect(result.current.counts.get('dddd')).toBe(4));
  rerender({ ids: [] });
  expect(calls).toEqual([['a', 'bb'], ['ccc'], ['dddd']]);
  expect(result.current.failed).toBe(false);
});

test('reports a failure once, and does not call again and again', async () => {
  const { calls, counting } = counter({ fails: true });
  const { result, rerender } = renderHook(() => useCounted(['a'], counting));
  await waitFor(() => expect(result.current.failed).toBe(true));
  rerender();
  expect(calls).toEqual([['a']]);
});
