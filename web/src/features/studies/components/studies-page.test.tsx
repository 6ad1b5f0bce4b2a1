import { screen, within } from '@testing-library/react';
import { expectAccessible, expectToast, openPage, records } from '../../../testing/open-page.tsx';

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

test('the figures of a study lead to its documents and requests', async () => {
  records.put('studies', { id: 'lantern', name: 'LANTERN-3', number_prefix: 'LAN' });
  const figures = {
    study_id: 'lantern',
    active_documents: 1,
    requests: 1_204,
    assigned_people: 0,
    last_active_at: null,
  };
  await openPage(StudiesPage, {
    as: 'Site Manager',
    path: '/studies',
    replies: { 'GET /study-figures': { body: { studies: [figures] } } },
  });
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  await screen.findByRole('link', { name: '1 document of LANTERN-3' });
  expect(href('1 document of LANTERN-3')).toBe('/documents?study=lantern');
  expect(href('1,204 requests about LANTERN-3')).toBe('/dashboard?view=list&scope=all&study=lantern');
  await expectAccessible();
});
