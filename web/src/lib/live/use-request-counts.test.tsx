import { setTimeout as wait } from 'node:timers/promises';
import { renderHook, waitFor } from '@testing-library/react';
import { records } from '../../testing/open-page.tsx';

const { BY_STATUS, useRequestCounts } = await import('./use-request-counts.ts');

const unknown: { seen: object | null } = { seen: null };
const reach = { site_ids: ['north'], study_ids: null };

it('counts once what is counted is known, and again whenever it changes', async () => {
  const at = (id: string, status: string) => ({ id, status, site_id: 'north' });
  records.put('requests', at('a', 'processing'), at('b', 'completed'), at('c', 'withdrawn'));
  const { result, rerender } = renderHook(
    ({ seen }) => useRequestCounts({ name: 'requests', reach, kinds: BY_STATUS, seen }),
    { initialProps: unknown },
  );
  await wait(500);
  expect(records.counted).toBe(0);
  rerender({ seen: {} });
  await waitFor(() => expect(result.current).toEqual({ total: 3, pending: 1, answered: 1 }));
  records.put('requests', at('d', 'processing'));
  rerender({ seen: {} });
  await waitFor(() => expect(result.current).toEqual({ total: 4, pending: 2, answered: 1 }));
  expect(records.counted).toBe(6);
});
