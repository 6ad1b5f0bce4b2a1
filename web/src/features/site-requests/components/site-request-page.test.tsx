import { screen } from '@testing-library/react';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { expectAccessible, openPage, records } from '../../../testing/open-page.tsx';

const { SiteRequestPage } = await import('./site-request-page.tsx');

const open = (server: object | 'no response') =>
  openPage(() => <SiteRequestPage requestId="late" />, {
    as: 'Clinical Researcher',
    path: '/site-request/late',
    replies: { 'HEAD /': server },
  });

test('a request that was waited for offline is waited for, too, over a connection that comes back slowly', async () => {
  records.fail(COLLECTIONS.siteRequests, 'unavailable');
  const { reply } = await open('no response');
  await screen.findByText(/^There is no connection\. The request opens by itself/);
  await expectAccessible();
  reply('HEAD /', {});
  await screen.findByText(/^The request could not be loaded\. It opens by itself/);
  expect(screen.queryByText(/^Returning to the dashboard/)).toBeNull();
});

test('one that cannot be loaded although there is a connection leads back to the dashboard', async () => {
  records.fail(COLLECTIONS.siteRequests, 'unavailable');
  await open({});
  expect(await screen.findByText(/^Returning to the dashboard/)).toBeTruthy();
});
