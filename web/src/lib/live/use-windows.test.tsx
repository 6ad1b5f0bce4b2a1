import { fireEvent, screen } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { openPage, records } from '../../testing/open-page.tsx';

const { useWindow } = await import('./use-windows.ts');

const ORDER = { by: 'active_at', direction: 'desc' } as const;

/** The titles of the first two requests, then of four. */
function List({ name, isScrolled }: { name: string; isScrolled?: true }) {
  const [size, setSize] = useState(2);
  const window = useMemo(
    () => ({ key: name, order: ORDER, size, parts: [[]], ...(isScrolled && { isScrolled }) }),
    [name, size, isScrolled],
  );
  const live = useWindow('requests', window);
  const titles = live.status === 'ready' ? live.data.records.map(({ title }) => title).join(', ') : live.status;
  const age = live.status === 'ready' && live.asOf !== undefined ? ', as of before' : '';
  return (
    <>
      <p>{titles + age}</p>
      <button onClick={() => setSize(4)}>More</button>
    </>
  );
}

async function open(name: string, isScrolled?: true): Promise<void> {
  const request = (at: number) => ({ id: `${name}-${at}`, title: `${name} ${at}`, active_at: `2026-01-0${at}` });
  records.put('requests', ...[1, 2, 3, 4].map(request));
  await openPage(() => <List name={name} {...(isScrolled && { isScrolled })} />, {
    as: 'Site Manager',
    // Each test's own, since lists are kept for a moment after their screen has closed.
    member: { user_id: name },
    path: '/list',
  });
  await screen.findByText(`${name} 4, ${name} 3`);
}

test('what was read of a list that is scrolled stays, with its age, when more cannot be read', async () => {
  await open('Scrolled', true);
  records.fail('requests', 'unavailable');
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByText('Scrolled 4, Scrolled 3, as of before')).toBeTruthy();
  records.recover('requests');
  expect(await screen.findByText('Scrolled 4, Scrolled 3, Scrolled 2, Scrolled 1')).toBeTruthy();
});

test('a page of a list that cannot be read has failed', async () => {
  await open('Paged');
  records.fail('requests', 'unavailable');
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByText('failed')).toBeTruthy();
});
