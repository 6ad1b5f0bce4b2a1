import type { Page } from '@playwright/test';
import { siteRequests } from '../functions/src/firebase/collections.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { sentAnswer, type Given } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { expectToast } from './harness/screen.ts';

const rows = (page: Page) => page.getByRole('tabpanel').getByRole('row');
/** A researcher whose site has two answered requests and an open one. */
async function answeredResearcher(given: Given) {
  const site = await given.site('Harrow Clinic');
  const answered = { status: 'completed' as const, queries: [{ sent: sentAnswer('Yes, please.') }] };
  await given.request({ site, title: 'Lost diary', created_at: '2026-03-05T14:30:00.000Z', ...answered });
  await given.request({ site, title: 'Late visit', ...answered, study: { id: 'z', name: 'ZENITH-9' } });
  await given.request({ site, title: 'Wrong kit' });
  return given.person('Clinical Researcher', [site], { name: 'Nadia Holm' });
}

test('shows a site its requests and their status', async ({ signIn, given }) => {
  const page = await signIn(await answeredResearcher(given));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site Requests Dashboard');
  const site = page.getByRole('region', { name: 'Site', exact: true });
  await expect(site.getByRole('heading', { name: 'Harrow Clinic' })).toBeVisible();
  await expect(site).toContainText('Nadia Holm');
  for (const [name, value] of [
    ['Pending', '1'],
    ['Answered', '2'],
    ['Total', '3'],
  ] as const) {
    await expect(
      site
        .locator('div', { has: page.locator(`dt:text-is("${name}")`) })
        .locator('dd')
        .last(),
    ).toHaveText(value);
  }
  await expect(page.getByRole('columnheader')).toHaveText(['Subject', 'Study', 'Date Submitted', 'Status', 'Actions']);
  const row = rows(page).filter({ hasText: 'Lost diary' });
  await expect(row.getByText('Response Received', { exact: true })).toBeVisible();
  await expect(row.getByRole('img', { name: 'New response' })).toBeVisible();
  await expect(row.getByRole('time')).toHaveText(/Mar 5(, 2026)?,? 9:30 AM|Mar 5, 2026/);
  await expect(row.getByRole('time')).toHaveAttribute('title', /2026.*(EST|Eastern)/);
  const waiting = rows(page).filter({ hasText: 'Wrong kit' });
  await expect(waiting.getByText('Awaiting Response', { exact: true })).toBeVisible();
  await expect(waiting.getByRole('img', { name: 'New response' })).toHaveCount(0);
  await expectAccessible(page);

  const tabs = page.getByRole('tablist', { name: 'Filter by status' }).getByRole('tab');
  await expect(tabs).toHaveText(['All', 'Awaiting Response', 'Responses Received']);
  await page.getByRole('tab', { name: 'Responses Received' }).click();
  await expect(rows(page)).toHaveCount(3);
  const search = page.getByRole('searchbox', { name: 'Search by title or study' });
  await search.fill('ZENITH');
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(/tab=received.*q=ZENITH/);
  await rows(page).getByRole('link', { name: 'View Request' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Late visit');
  await page.goBack();
  await expect(search).toHaveValue('ZENITH');
  await expect(page.getByRole('tab', { name: 'Responses Received' })).toHaveAttribute('aria-selected', 'true');
  await search.fill('no such thing');
  await expect(page.getByText('No requests to display')).toBeVisible();
});

test('counts new responses on the bell until read or dismissed in this browser', async ({ signIn, given }) => {
  const page = await signIn(await answeredResearcher(given));
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByText('Response received', { exact: true })).toHaveCount(2);
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Dismiss: Lost diary' }).press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('list', { name: 'New responses' })).toBeFocused();
  await list.getByRole('link', { name: 'View response' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Late visit');
  await page.goto('/site-dashboard');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'New response' })).toHaveCount(0);
  const kept = await page.evaluate(() => Object.keys(window.localStorage).filter((key) => key.startsWith('td.read.')));
  expect(kept).toHaveLength(2);
});

test('marks all responses as read', async ({ signIn, given }) => {
  const page = await signIn(await answeredResearcher(given));
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.click();
  await page.getByRole('button', { name: 'Mark all as read' }).press('Enter');
  await expect(page.getByText('No new responses')).toBeVisible();
  // The focused button is gone, so focus moved.
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Notifications' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('shows a response that arrives while the dashboard is open', async ({ signIn, given }) => {
  const site = await given.site();
  const { request_id } = await given.request({ site, title: 'Wrong kit' });
  const page = await signIn(await given.person('Clinical Researcher', [site]));
  await expect(rows(page).getByText('Awaiting Response', { exact: true })).toBeVisible();
  await siteRequests().doc(request_id).update({ status: 'completed', answered_at: new Date().toISOString() });
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await expect(rows(page).getByText('Response Received', { exact: true })).toBeVisible();
});

test('paginates more than ten requests', async ({ signIn, given }) => {
  const site = await given.site();
  for (let day = 1; day <= 11; day += 1) {
    const created_at = `2026-01-${String(day).padStart(2, '0')}T12:00:00.000Z`;
    await given.request({ site, title: `Question of day ${day}`, created_at });
  }
  const page = await signIn(await given.person('Clinical Researcher', [site]));
  await expect(rows(page)).toHaveCount(11);
  await expect(rows(page).nth(1)).toContainText('Question of day 11');
  const pages = page.getByRole('navigation', { name: 'Request pages' });
  await pages.getByRole('button', { name: 'Go to page 2' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toContainText('Question of day 1');
  await expect(page).toHaveURL(/page=2/);
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('day 1');
  await expect(pages).toHaveCount(0);
  await expect(rows(page)).toHaveCount(4);
});

test('reports requests that fail to load', async ({ signIn, given }) => {
  // Firestore denies access: the browser was given a site the user does not belong to.
  const foreign = await given.site();
  const page = await signIn(await given.person('Clinical Researcher', [await given.site()]));
  await page.route('**/api/v1/users/email/*/role', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), site_ids: [foreign.id] } });
  });
  await page.reload();
  await expectToast(page, 'siteRequestsFailed');
  await expect(page.getByText('Requests could not be loaded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
