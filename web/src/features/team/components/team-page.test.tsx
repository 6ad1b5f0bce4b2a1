import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible, expectToast, openPage, records, takeOffer } from '../../../testing/open-page.tsx';

const RoleBadge = jest.fn(({ role }: { role: string }) => <span>{role}</span>);
jest.unstable_mockModule('../../../components/role-badge.tsx', () => ({ RoleBadge }));

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
    replies: { 'GET /sites': SITES, 'GET /studies': { body: [] }, 'GET /undelivered-mails': { body: [] }, ...replies },
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

test('typing renders no user again who stays', async () => {
  const researchers = Array.from({ length: 5 }, (_, at) => ({
    id: `user-${at}`,
    email: `user-${at}@example.test`,
    name: `Person ${at}`,
    role: 'Clinical Researcher',
    status: 'active',
    invitation_expires_at: null,
    site_ids: [],
    study_ids: [],
  }));
  records.put('users', ...researchers);
  await openPage(TeamPage, {
    as: 'Administrator',
    path: '/team-management',
    replies: { 'GET /undelivered-mails': { body: [] } },
  });
  const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  await screen.findByRole('table', { name: 'Users' });
  type('u');
  await screen.findByText('user-4@example.test');
  const before = RoleBadge.mock.calls.length;
  for (const text of ['us', 'use', 'user-3']) type(text);
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(RoleBadge.mock.calls.length - before).toBe(0);
});

test('a search for users without a match is cleared', async () => {
  records.put('users', {
    ...{ id: 'bo', email: 'bo@example.test', name: 'Bo', role: 'Administrator', status: 'active' },
    ...{ invitation_expires_at: null, site_ids: [], study_ids: [] },
  });
  await openPage(TeamPage, {
    as: 'Administrator',
    path: '/team-management',
    replies: { 'GET /undelivered-mails': { body: [] } },
  });
  const search = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search users' });
  fireEvent.change(search, { target: { value: 'nobody like this' } });
  expect(await screen.findByText('No users found')).toBeTruthy();
  await takeOffer('Clear search');
  expect(search.value).toBe('');
  expect((await screen.findAllByRole('row')).length).toBeGreaterThan(1);
});

test('an address that has an account is refused with the words of the server, and stays', async () => {
  const detail = 'A user with this email address exists already.';
  const { dialog } = await openInvitation({ 'POST /users': { status: 409, body: { detail, code: 'conflict' } } });
  const email = await dialog.findByLabelText<HTMLInputElement>(/^Email/);
  fireEvent.change(email, { target: { value: 'ada@example.test' } });
  await selectRole('Administrator');
  fireEvent.click(dialog.getByRole('button', { name: 'Create User' }));
  await expectToast('userCreationRefused', { detail });
  expect(email.value).toBe('ada@example.test');
});

test('users who are added or renamed meanwhile appear at once, also in a search', async () => {
  const user = (id: string, name: string) => ({
    ...{ id, email: `${id}@example.test`, name, role: 'Administrator', status: 'active' },
    ...{ invitation_expires_at: null, site_ids: [], study_ids: [] },
  });
  records.put('users', user('ada', 'Ada Quill'));
  await openPage(TeamPage, {
    as: 'Administrator',
    member: { user_id: 'watching' },
    path: '/team-management',
    replies: { 'GET /undelivered-mails': { body: [] } },
  });
  expect(await screen.findByText('Ada Quill')).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search users' }), { target: { value: 'quill' } });
  records.put('users', user('bo', 'Bo Quill'));
  expect(await screen.findByText('Bo Quill')).toBeTruthy();
  records.put('users', user('bo', 'Bo Quillhaven'));
  expect(await screen.findByText('Bo Quillhaven')).toBeTruthy();
});
