import { fireEvent, screen, within } from '@testing-library/react';
import type { SavedView } from '@trialdesk/contract/entities/saved-view';
import type { Role } from '@trialdesk/contract/roles';
import { expectAccessible, expectToast, openPage, records } from '../../../../../testing/open-page.tsx';

const { DashboardPage } = await import('../dashboard-page.tsx');

const BY = { changed_by: { id: 'member', name: 'Robin Example' }, changed_at: '2026-03-02T09:00:00.000Z' };
const QUERY = { view: 'cards', scope: 'all' } as const;

/** Another in each test, since live lists outlast their screen by a minute. */
let memberId = '';
let count = 0;

beforeEach(() => {
  memberId = `member-${++count}`;
});

const aView = (name: string, of: Partial<SavedView> = {}) => ({
  ...{ id: name, name, query: QUERY, owner_id: memberId, version: 3, ...BY },
  ...of,
});

interface Opening {
  as?: Role;
  path?: string;
  replies?: Record<string, { body?: unknown; status?: number }>;
}

function open({ as = 'Site Manager', path = '/dashboard', replies = {} }: Opening = {}) {
  records.put('users', { id: memberId, preferences: {} });
  const member = { user_id: memberId, site_ids: ['alder'], site_names: ['Alder Clinic'] };
  return openPage(DashboardPage, { as, member, path, replies: { 'GET /sites': { body: [] }, ...replies } });
}

async function openMenu(name: string | RegExp = 'Views') {
  fireEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Views' }));
}

test('views that cannot be loaded say so in their menu and leave the dashboard as it is', async () => {
  records.fail('saved_views', 'permission-denied');
  await open();
  await screen.findByText('No requests to display');
  const menu = await openMenu();
  expect(menu.getByRole('alert').textContent).toContain('Your saved views could not be loaded.');
  await expectAccessible();
  records.recover('saved_views');
  records.put('saved_views', aView('Everything'));
  fireEvent.click(menu.getByRole('button', { name: 'Try Again' }));
  expect(await menu.findByRole('button', { name: 'Everything' })).toBeTruthy();
});

test('without any, the menu says how to save one', async () => {
  await open();
  const menu = await openMenu();
  expect(menu.getByText('No saved views yet')).toBeTruthy();
  expect(menu.getByRole('button', { name: 'Save this view…' })).toBeTruthy();
  await expectAccessible();
});

test('one’s own and shared ones are apart, a chosen one opens, and its name is on the button', async () => {
  records.put(
    'saved_views',
    aView('Everything'),
    aView('Somebody’s', { owner_id: 'somebody' }),
    aView('Unassigned', { owner_id: null, query: { view: 'list', scope: 'all', owner: 'nobody' } }),
  );
  await open();
  const menu = await openMenu();
  const own = within(menu.getByRole('region', { name: 'My views' }));
  const shared = within(menu.getByRole('region', { name: 'Shared' }));
  expect(own.getAllByRole('listitem')).toHaveLength(1);
  expect(own.getByRole('button', { name: 'Change “Everything”' })).toBeTruthy();
  expect(shared.queryByRole('button', { name: /^(Change|Delete)/ })).toBeNull();
  fireEvent.click(shared.getByRole('button', { name: 'Unassigned' }));
  expect(await screen.findByRole('button', { name: 'Views: Unassigned' })).toBeTruthy();
  expect(await screen.findByRole('group', { name: 'Filters' })).toBeTruthy();
});

test('a name that is taken is reported at the field, and what was typed stays', async () => {
  const refusal = { code: 'conflict', detail: 'This name is taken', fields: { name: 'This name is taken' } };
  const page = await open({
    path: '/dashboard?view=list&scope=all&owner=nobody',
    replies: { 'POST /saved-views': { status: 409, body: refusal } },
  });
  const menu = await openMenu();
  fireEvent.click(menu.getByRole('button', { name: 'Save this view…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save This View' }));
  expect(dialog.queryByRole('checkbox')).toBeNull();
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: ' Unassigned ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('This name is taken')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe(' Unassigned ');
  await expectAccessible();
  page.reply('POST /saved-views', { status: 500 });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expectToast('viewFailed');
  page.reply('POST /saved-views', { body: {} });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expectToast('viewSaved', { name: 'Unassigned' });
  expect(page.sent('POST /saved-views').at(-1)).toEqual({
    name: 'Unassigned',
    query: { view: 'list', scope: 'all', owner: 'nobody' },
    is_shared: false,
  });
});

test('a view keeps what it shows when it is renamed, unless it is replaced', async () => {
  records.put('saved_views', aView('Everything', { owner_id: null }));
  const page = await open({
    as: 'Administrator',
    path: '/dashboard?view=list&scope=all&priority=high',
    replies: { 'PUT /saved-views/Everything': { body: {} } },
  });
  const change = async (name: string, replaces: boolean) => {
    const menu = await openMenu();
    fireEvent.click(await menu.findByRole('button', { name: 'Change “Everything”' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change View' }));
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Share with the team' }).checked).toBe(true);
    fireEvent.change(dialog.getByLabelText('Name'), { target: { value: name } });
    if (replaces) fireEvent.click(dialog.getByRole('checkbox', { name: /^Replace/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expectToast('viewSaved', { name });
  };
  await change('All', false);
  await change('Urgent', true);
  expect(page.sent('PUT /saved-views/Everything')).toEqual([
    { name: 'All', query: QUERY, is_shared: true, version: 3 },
    { name: 'Urgent', query: { view: 'list', scope: 'all', priority: 'high' }, is_shared: true, version: 3 },
  ]);
});

test('a view is deleted once that is confirmed, also if it is gone already', async () => {
  records.put('saved_views', aView('Everything'));
  const page = await open({ replies: { 'DELETE /saved-views/Everything': { status: 500 } } });
  const menu = await openMenu();
  fireEvent.click(await menu.findByRole('button', { name: 'Delete “Everything”' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete View' }));
  await expectAccessible();
  expect(page.sent('DELETE /saved-views/Everything')).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await expectToast('viewDeletionFailed');
  page.reply('DELETE /saved-views/Everything', { status: 404 });
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await expectToast('viewDeleted', { name: 'Everything' });
});
