import { fireEvent, screen, within } from '@testing-library/react';
import { expectAccessible, expectToast, openPage, records } from '../../../../testing/open-page.tsx';

const { DashboardPage } = await import('./dashboard-page.tsx');

const SITES = [
  { id: 'alder', name: 'Alder Clinic', request_count: 2 },
  { id: 'birch', name: 'Birch Clinic', request_count: 0 },
];

const REPLIES = {
  'GET /sites': { body: SITES },
  'GET /users/site-managers': { body: [] },
};

function open(replies = {}) {
  records.put('users', { id: 'member', preferences: {} });
  const member = { site_ids: ['alder', 'birch'], site_names: ['Alder Clinic', 'Birch Clinic'] };
  return openPage(DashboardPage, {
    as: 'Site Manager',
    member,
    path: '/dashboard',
    replies: { ...REPLIES, ...replies },
  });
}

test('requests that may not be read are reported, and loaded again on Try Again', async () => {
  records.fail('requests', 'permission-denied');
  await open();
  await expectToast('requestsFailed');
  expect(screen.getByText('Study requests could not be loaded.')).toBeTruthy();
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
  await open({ 'GET /users/site-managers': { status: 500 } });
  fireEvent.click(await screen.findByRole('button', { name: 'Filter Sites' }));
  fireEvent.click(await screen.findByRole('button', { name: 'All Sites' }));
  await expectToast('siteManagersFailed');
  const others = await screen.findByRole('group', { name: 'Other Sites' });
  expect(others.textContent).toContain('Alder Clinic');
});
