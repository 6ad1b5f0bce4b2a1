import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectToast, openPage, records } from '../../../testing/open-page.tsx';

const { SitesPage } = await import('./sites-page.tsx');

function open() {
  records.put('sites', { id: 'riverside', name: 'Riverside Medical Center', name_key: 'riverside medical center' });
  return openPage(SitesPage, {
    as: 'Site Manager',
    path: '/contacts',
    replies: { 'GET /sites/team-sizes': { body: { team_sizes: [] } } },
  });
}

test('the name stays in the dialog when adding a site fails', async () => {
  const { reply, sent } = await open();
  reply('POST /sites', { status: 500 });
  fireEvent.click(screen.getByRole('button', { name: 'Add New Site' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = await dialog.findByLabelText<HTMLInputElement>('Site name');
  fireEvent.change(field, { target: { value: 'Fernbrook' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  fireEvent.click(dialog.getByRole('button', { name: 'Create Site' }));
  await expectToast('siteFailed');
  expect(sent('POST /sites')).toEqual([{ name: 'Fernbrook' }]);
  expect(field.value).toBe('Fernbrook');
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the dialog closes on Escape when there is nothing to lose', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Add New Site' }));
  fireEvent.keyDown(await screen.findByLabelText('Site name'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
