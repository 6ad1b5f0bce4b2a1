import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SiteRequestSummary } from '@trialdesk/contract/entities/request';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { timeZoneName } from '../../../components/format-moment.ts';
import type { Stored } from '../../../testing/memory-firestore.ts';
import { expectAccessible, openPage, records, takeOffer } from '../../../testing/open-page.tsx';

const { SiteDashboard } = await import('./site-dashboard.tsx');
const { NotificationList } = await import('./notification-list.tsx');

const NOON = '2026-03-02T12:00:00.000Z';

function aRow(id: string, parts: Partial<SiteRequestSummary>): Stored & SiteRequestSummary {
  return {
    id,
    request_id: id,
    study_id: 'lantern',
    study_name: 'LANTERN-3',
    site_id: 'alder',
    site_name: 'Alder Clinic',
    title: id,
    category: 'other',
    priority: 'low',
    status: 'completed',
    created_at: NOON,
    requester_id: 'member',
    requester_name: 'Robin Example',
    query_count: 1,
    answered_at: NOON,
    active_at: NOON,
    ...parts,
  };
}

async function open(study_ids: string[] = [], path = '/site-dashboard'): Promise<void> {
  records.put('users', { id: 'member', preferences: {} });
  records.put(
    COLLECTIONS.siteRequests,
    aRow('Lost diary', { answered_by: 'Morgan Thistle' }),
    aRow('Wrong kit', { study_id: 'zenith', study_name: 'ZENITH-1', category: 'recruitment' }),
    aRow('Early visit', { study_id: '', study_name: '', category: 'recruitment' }),
  );
  await openPage(SiteDashboard, {
    as: 'Clinical Researcher',
    member: {
      site_id: 'alder',
      site_ids: ['alder'],
      site_name: 'Alder Clinic',
      site_names: ['Alder Clinic'],
      study_ids,
    },
    path,
    replies: {
      'GET /studies': {
        body: [
          { id: 'lantern', name: 'LANTERN-3', request_count: 1 },
          { id: 'zenith', name: 'ZENITH-1', request_count: 1 },
        ],
      },
      'HEAD /': {},
    },
  });
}

const rowOf = (title: string) => screen.findByRole('row', { name: new RegExp(title) });

const titles = () =>
  screen
    .getAllByRole('link', { name: /^View Request: /, hidden: true })
    .map((link) => link.getAttribute('aria-label')?.slice(14));

async function choose(field: string, option: string): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Filter' });
  fireEvent.mouseDown(await within(dialog).findByRole('combobox', { name: field }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
}

test('a row names who answered and when, and the time zone is given once', async () => {
  await open();
  const row = await rowOf('Lost diary');
  expect(within(row).getByText('Morgan Thistle')).toBeTruthy();
  expect(screen.getAllByText(`Times are in ${timeZoneName()}.`)).toHaveLength(1);
});

test('a researcher of some studies sees no requests of others', async () => {
  await open(['zenith']);
  await rowOf('Wrong kit');
  expect(titles()).toEqual(['Wrong kit']);
});

test('a researcher of all studies sees every request of the site', async () => {
  await open();
  await rowOf('Wrong kit');
  expect(titles()).toHaveLength(3);
});

test('a request without a study reads as in the rest of the application', async () => {
  await open();
  expect(within(await rowOf('Early visit')).getByText('Unassigned')).toBeTruthy();
});

test('filters by study and by category', async () => {
  await open();
  await rowOf('Lost diary');
  expect(titles()).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await choose('Category', 'Recruitment');
  await waitFor(() => expect(titles().sort()).toEqual(['Early visit', 'Wrong kit']));
  await choose('Study', 'ZENITH-1');
  await waitFor(() => expect(titles()).toEqual(['Wrong kit']));
  expect(screen.getByRole('button', { name: 'Filter (2)', hidden: true })).toBeTruthy();
});

test('titles in any script have their own direction', async () => {
  await open();
  expect(
    within(await rowOf('Lost diary'))
      .getByText('Lost diary')
      .getAttribute('dir'),
  ).toBe('auto');
});

test('the bell groups responses by study, and names a missing one like the lists', async () => {
  const unread = [aRow('First', {}), aRow('Second', { study_id: '', study_name: '' }), aRow('Third', {})];
  await openPage(
    () => (
      <NotificationList unread={unread} count={3} onRead={() => undefined} onReadAll={() => undefined} onRetry={null} />
    ),
    { as: 'Clinical Researcher', path: '/site-dashboard' },
  );
  const [first, third, second] = within(screen.getByRole('list', { name: 'New responses' })).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/^LANTERN-3.*First/);
  expect(third?.textContent).toMatch(/^Response received.*Third/);
  expect(second?.textContent).toMatch(/^Unassigned.*Second/);
});

test('where a filter leaves nothing, it is cleared with one click', async () => {
  await open([], '/site-dashboard?study=none');
  expect(await screen.findByText('No requests to display')).toBeTruthy();
  await expectAccessible();
  await takeOffer('Clear filters');
  expect(await screen.findByText('Lost diary')).toBeTruthy();
});

test('somebody without a site learns what to do, and is offered no question', async () => {
  records.put('users', { id: 'member', preferences: {} });
  await openPage(SiteDashboard, { as: 'Clinical Researcher', path: '/site-dashboard', replies: { 'HEAD /': {} } });
  expect(await screen.findByText(/^You are not assigned to a site yet\./)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /New Request|Ask the first question/ })).toBeNull();
});

test('somebody with a site is offered the first question', async () => {
  records.put('users', { id: 'new', preferences: {} });
  await openPage(SiteDashboard, {
    as: 'Clinical Researcher',
    member: { user_id: 'new', site_id: 'elms', site_ids: ['elms'], site_name: 'Elms', site_names: ['Elms'] },
    path: '/site-dashboard',
    replies: { 'HEAD /': {} },
  });
  expect(await screen.findByRole('link', { name: 'Ask the first question' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'New Request' })).toBeTruthy();
});
