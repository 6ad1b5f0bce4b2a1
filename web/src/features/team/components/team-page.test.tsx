import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible, expectToast, openPage, records } from '../../../testing/open-page.tsx';

const { TeamPage } = await import('./team-page.tsx');

const SITES = { body: [{ id: 'riverside', name: 'Riverside Medical Center', request_count: 0 }] };

async function openInvitation(replies: object) {
  records.put('users', {
    id: 'ada',
    email: 'ada@example.test',
    name: 'Ada',
    role: 'Administrator',
    status: 'active',
    site_ids: [],
    study_ids: [],
  });
  const page = await openPage(TeamPage, {
    as: 'Administrator',
    path: '/team-management',
    replies: { 'GET /sites': SITES, 'GET /studies': { body: [] }, 'GET /mail/undelivered': { body: [] }, ...replies },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Invite User' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite User' });
  return { ...page, dialog: within(dialog) };
}

async function selectRole(role: string) {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /^Role/ }));
  fireEvent.click(await screen.findByRole('option', { name: role }));
}

test('an invitation that fails is reported, and again when it is refused', async () => {
  const { reply, sent, dialog } = await openInvitation({ 'POST /users': { status: 500 } });
  const email = await dialog.findByLabelText<HTMLInputElement>(/^Email/);
  fireEvent.change(email, { target: { value: 'new@example.test' } });
  await selectRole('Administrator');
  fireEvent.click(dialog.getByRole('button', { name: 'Create User' }));
  await expectToast('userCreationFailed');
  expect(email.value).toBe('new@example.test');
  reply('POST /users', { status: 403, body: { detail: 'No.', code: 'forbidden' } });
  await waitFor(() =>
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Create User' }).disabled).toBe(false),
  );
  fireEvent.click(dialog.getByRole('button', { name: 'Create User' }));
  await expectToast('inviteDenied');
  expect(sent('POST /users')).toHaveLength(2);
});

test('sites and studies that cannot be loaded are reported, example sites shown, and sites loaded again', async () => {
  const { reply, dialog } = await openInvitation({ 'GET /sites': { status: 500 }, 'GET /studies': 'no response' });
  await expectToast('userSitesFailed');
  await expectToast('userStudiesFailed');
  await selectRole('Clinical Researcher');
  for (const name of ['Demo Site 1', 'Demo Site 2']) {
    expect((await dialog.findByRole('checkbox', { name })).matches(':disabled')).toBe(true);
  }
  await expectAccessible();
  reply('GET /sites', SITES);
  const sites = dialog.getByRole('group', { name: /^Sites/ }).parentElement;
  if (!sites) throw new Error('The group has no parent');
  fireEvent.click(within(sites).getByRole('button', { name: 'Try Again' }));
  const riverside = await dialog.findByRole('checkbox', { name: 'Riverside Medical Center' });
  expect(riverside.matches(':disabled')).toBe(false);
});
