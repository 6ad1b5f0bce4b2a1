import { setTimeout as wait } from 'node:timers/promises';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@trialdesk/contract/roles';
import { aQuery } from '../../testing/a-request.ts';
import { expectAccessible, expectToast, openPage, records, takeOffer } from '../../../../testing/open-page.tsx';

const { DashboardPage } = await import('./dashboard-page.tsx');

const SITES = [
  { id: 'alder', name: 'Alder Clinic', request_count: 2 },
  { id: 'birch', name: 'Birch Clinic', request_count: 0 },
];

const REPLIES = {
  'GET /sites': { body: SITES },
  'GET /users/site-managers': { body: [] },
};

interface Opening {
  as?: Role;
  user_id?: string;
  /** Of the person. */
  sites?: readonly { id: string; name: string }[];
  path?: string;
  replies?: object;
}

function open({ as = 'Site Manager', user_id = 'member', sites = SITES, path = '/dashboard', replies }: Opening = {}) {
  records.put('users', { id: user_id, preferences: {} });
  const member = { user_id, site_ids: sites.map(({ id }) => id), site_names: sites.map(({ name }) => name) };
  return openPage(DashboardPage, { as, member, path, replies: { ...REPLIES, ...replies } });
}

function aRequest(at: number, site_id: string) {
  return {
    ...{ id: `request-${at}`, request_id: `request-${at}`, site_id, site_name: site_id, study_id: 'study' },
    ...{ study_name: 'LANTERN-1', title: `Question ${at}`, category: 'other', priority: 'low', priority_rank: 1 },
    ...{ status: 'processing', due_state: 'overdue', requester_id: 'asker', requester_name: 'Ada', query_count: 1 },
    ...{ created_at: '2026-01-01T00:00:00.000Z', asked_at: '2026-01-01T00:00:00.000Z', answered_at: null },
    active_at: `2026-01-01T00:00:${String(at).padStart(2, '0')}.000Z`,
    newest_query: { id: 'q1', draft: 'ready', is_edited: false, is_sent: false },
  };
}

test('requests that may not be read are reported, and loaded again on Try Again', async () => {
  records.fail('requests', 'permission-denied');
  await open();
  await expectToast('requestsFailed');
  expect(screen.getByText('Study requests could not be loaded.')).toBeTruthy();
  expect(screen.queryByText(/No all requests to display|\(0\)/)).toBeNull();
  await expectAccessible();
  records.recover('requests');
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No requests to display')).toBeTruthy();
  expect(screen.queryByText('Study requests could not be loaded.')).toBeNull();
});

test('the site filter stays open when requests of the selected sites cannot be loaded, and when they come', async () => {
  await open();
  await screen.findByText('No requests to display');
  fireEvent.click(screen.getByRole('button', { name: 'Filter Sites' }));
  const filter = await screen.findByRole('dialog', { name: 'Filter Sites' });
  const birch = await within(filter).findByRole('checkbox', { name: /^Birch Clinic/ });
  records.fail('requests', 'unavailable');
  fireEvent.click(birch);
  await expectToast('requestsFailed');
  await screen.findByText('Study requests could not be loaded.');
  expect(filter.isConnected).toBe(true);
  records.recover('requests');
  fireEvent.click(birch);
  await screen.findByText('No requests to display');
  expect(filter.isConnected).toBe(true);
});

test('all sites are in one group when the Site Managers cannot be loaded', async () => {
  await open({ replies: { 'GET /users/site-managers': { status: 500 } } });
  fireEvent.click(await screen.findByRole('button', { name: 'Filter Sites' }));
  fireEvent.click(await screen.findByRole('button', { name: 'All Sites' }));
  await expectToast('siteManagersFailed');
  const others = await screen.findByRole('group', { name: 'Other Sites' });
  expect(others.textContent).toContain('Alder Clinic');
});

test.each(['cards', 'list'])('the %s of many sites count each figure that is shown once', async (view) => {
  const site_ids = Array.from({ length: 45 }, (_, at) => `${view}-${at}`);
  records.put('requests', ...site_ids.map((site_id, at) => aRequest(at, site_id)));
  const member = { site_ids, site_names: site_ids };
  await openPage(DashboardPage, { as: 'Site Manager', member, path: `/dashboard?view=${view}` });
  expect(await screen.findByRole('link', { name: '45 overdue' })).toBeTruthy();
  expect(await screen.findByRole('tab', { name: 'All (45)' })).toBeTruthy();
  await wait(500);
  // All, pending and completed; safety, overdue, due soon and mine: 30 sites are one query.
  expect(records.counted).toBe(2 * 7);
});

test('new requests and answers are shown as they come', async () => {
  await open({ user_id: 'watching', sites: [{ id: 'watched', name: 'Watched Clinic' }] });
  await screen.findByText('No requests to display');
  const request = { ...aRequest(901, 'watched'), due_state: null };
  const query = aQuery({ draft: { state: 'queued', since: request.created_at } });
  records.put('request_queries', { ...query, id: 'request-901_q1' });
  records.put('requests', { ...request, newest_query: { ...request.newest_query, draft: 'queued' } });
  expect(await screen.findByText('Writing a draft…')).toBeTruthy();
  records.put('requests', { ...request, status: 'completed' });
  expect(await screen.findByText('Completed')).toBeTruthy();
});

test('a count leads to all that it counts, whatever the list is limited to', async () => {
  records.put('requests', aRequest(900, 'counted'));
  const member = { site_ids: ['counted'], site_names: ['Counted'] };
  const path = '/dashboard?view=list&owner=me&tab=completed&q=x&sort=due';
  await openPage(DashboardPage, { as: 'Site Manager', member, path });
  const link = await screen.findByRole('link', { name: '1 overdue' });
  expect(link.getAttribute('href')).toBe('/dashboard?view=list&sort=due&due=overdue');
});

test('what colleagues ask is shown until somebody has answered it', async () => {
  const question = {
    ...{ id: 'n1', request_id: 'r1', text: 'May she be dosed?', mentions: [], written_at: '2026-03-02T12:00:00.000Z' },
    written_by: { id: 'morgan', name: 'Morgan Thistle' },
  };
  const asks = { id: 'asked', name: 'Robin Example', answered_at: null, remind_at: null };
  records.put('notes', { ...question, asks }, { ...question, id: 'n2', asks: { ...asks, id: 'another' } });
  await open({ user_id: 'asked' });
  const link = await screen.findByRole('link', { name: /^Morgan Thistle.*May she be dosed/ });
  expect(link.getAttribute('href')).toBe('/request/r1?panel=notes');
  await expectAccessible();
  records.put('notes', { ...question, asks: { ...asks, answered_at: '2026-03-03T12:00:00.000Z' } });
  await waitFor(() => expect(screen.queryByText('Colleagues are waiting for your answer')).toBeNull());
});

test('notes that mention a person are shown until they have been opened', async () => {
  const note = {
    ...{ id: 'n3', request_id: 'r1', request_number: 'LAN-0042', text: 'See section 6.3.' },
    ...{ written_at: '2026-03-02T12:00:00.000Z' },
    ...{ written_by: { id: 'morgan', name: 'Morgan Thistle' }, mentions: [{ id: 'mentioned', name: 'Robin Example' }] },
  };
  records.put('notes', { ...note, unread_by: ['mentioned', 'another'] }, { ...note, id: 'n4', unread_by: ['another'] });
  await open({ user_id: 'mentioned' });
  const region = within(await screen.findByRole('region', { name: 'Notes to you' }));
  const [link, ...others] = region.getAllByRole('link');
  expect(link?.getAttribute('href')).toBe('/request/r1?panel=notes');
  expect(link?.textContent).toBe('LAN-0042 · Morgan Thistle: See section 6.3.');
  expect(others).toEqual([]);
  await expectAccessible();
  records.put('notes', { ...note, unread_by: ['another'] });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Notes to you' })).toBeNull());
});

test.each([
  ['/dashboard?view=list&study=none', 'No requests match these filters', 'Show without filters'],
  ['/dashboard?q=zzqx', 'No requests found matching "zzqx"', 'Clear search'],
])('where nothing is left at %s, it says "%s" and "%s" shows everything', async (path, says, offers) => {
  await open({ user_id: 'narrowed', path });
  expect(await screen.findByText(says)).toBeTruthy();
  await expectAccessible();
  await takeOffer(offers);
  expect(screen.queryByText(says)).toBeNull();
});

test('without a selected site, every site can be selected', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Filter Sites' }));
  const filter = within(await screen.findByRole('dialog', { name: 'Filter Sites' }));
  for (const name of [/^Alder Clinic/, /^Birch Clinic/]) fireEvent.click(await filter.findByRole('checkbox', { name }));
  expect(await screen.findByText('No sites selected. Please select at least one site to view requests.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Select every site', hidden: true }));
  expect(await screen.findByText('All sites selected')).toBeTruthy();
});

test('of more than three selected sites the others are counted, and an empty tab leads to all requests', async () => {
  const sites = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ id: name, name: `${name} Clinic`, request_count: 0 }));
  await open({ user_id: 'many', sites, replies: { 'GET /sites': { body: sites } } });
  fireEvent.click(await screen.findByRole('button', { name: 'Filter Sites' }));
  const filter = within(await screen.findByRole('dialog', { name: 'Filter Sites' }));
  fireEvent.click(await filter.findByRole('checkbox', { name: /^E Clinic/ }));
  expect(await screen.findByText('A Clinic, B Clinic, C Clinic, +1 more')).toBeTruthy();
  fireEvent.click(await screen.findByRole('tab', { name: 'Completed (0)', hidden: true }));
  expect(await screen.findByText('No completed requests to display')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show all requests', hidden: true }));
  expect(await screen.findByText('No requests to display')).toBeTruthy();
  const all = screen.getByRole('tab', { name: /^All/, hidden: true });
  expect(all.getAttribute('aria-selected')).toBe('true');
});

test('of their own sites, a Site Manager reads that all of those are selected, not all there are', async () => {
  await open({ user_id: 'owns' });
  const summary = await screen.findByText('All sites selected');
  expect(summary.parentElement?.textContent).toBe('My Sites: All sites selected');
  fireEvent.click(screen.getByRole('button', { name: 'Filter Sites' }));
  fireEvent.click(await screen.findByRole('button', { name: 'All Sites' }));
  await waitFor(() => expect(screen.queryByText('My Sites:', { exact: false })).toBeNull());
});

test('an Administrator, who has no sites of their own, starts on all sites', async () => {
  records.put('requests', aRequest(1, 'elsewhere'));
  await open({ as: 'Administrator', user_id: 'alma', sites: [] });
  expect(await screen.findByText('All sites selected')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Question 1' })).toBeTruthy();
  expect(screen.queryByText('No sites assigned to you')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Filter Sites' }));
  expect((await screen.findByRole('button', { name: 'All Sites' })).getAttribute('aria-pressed')).toBe('true');
});

test('a Site Manager without sites reads so, and can have all sites shown', async () => {
  await open({ user_id: 'none', sites: [] });
  expect((await screen.findAllByText('No sites assigned to you')).length).toBeGreaterThan(0);
  await expectAccessible();
  fireEvent.click(screen.getByRole('button', { name: 'Show all sites' }));
  expect(await screen.findByText('All sites selected')).toBeTruthy();
});
