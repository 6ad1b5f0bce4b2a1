import { screen, within } from '@testing-library/react';
import { expectToast, openPage, records } from '../../../testing/open-page.tsx';

const { StudiesPage } = await import('./studies-page.tsx');

test('studies are shown also when their figures cannot be loaded', async () => {
  records.put('studies', { id: 'lantern', name: 'LANTERN-3', number_prefix: 'LAN' });
  await openPage(StudiesPage, {
    as: 'Site Manager',
    path: '/studies',
    replies: { 'GET /study-figures': { status: 500 } },
  });
  await expectToast('studyFiguresFailed');
  const row = screen.getAllByRole('row')[1];
  if (!row) throw new Error('No study is shown');
  expect(within(row).getAllByRole('cell')[2]?.textContent).toBe('–');
});
