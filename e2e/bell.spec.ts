import type { Page } from '@playwright/test';
import { answeredResearcher } from './harness/answered-researcher.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { expect, test } from './harness/journey.ts';

const rows = (page: Page) => page.getByRole('tabpanel').getByRole('row');

test('counts new responses on the bell of every page until they are read, on every computer', async ({
  signIn,
  given,
}) => {
  const researcher = await answeredResearcher(given);
  const page = await signIn(researcher, '/settings');
  await expect(page).toHaveTitle('(2) Settings · TrialDesk');
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByText('Response received', { exact: true })).toHaveCount(2);
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Dismiss: Lost diary' }).press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('list', { name: 'New responses' })).toBeFocused();
  await list.getByRole('link', { name: 'View response' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Late visit');
  await expect(list).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Late visit · TrialDesk');

  const elsewhere = await signIn(researcher, '/site-dashboard');
  await expect(elsewhere.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect(rows(elsewhere).first()).toBeVisible();
  await expect(elsewhere.getByRole('img', { name: 'New response' })).toHaveCount(0);
});

test('a tab in the background marks nothing as read', async ({ signIn, given }) => {
  const page = await signIn(await answeredResearcher(given));
  await rows(page).filter({ hasText: 'Late visit' }).getByRole('link', { name: 'View Request' }).focus();
  await setVisibility(page, 'hidden');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Late visit');
  await expect(page.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
  await setVisibility(page, 'visible');
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
});

test('someone who joins has nothing new of what was answered before', async ({ signIn, given }) => {
  const { site_ids } = await answeredResearcher(given);
  const sites = site_ids.map((id) => ({ id, name: 'Old site' }));
  const joined = new Date().toISOString();
  const page = await signIn(await given.person('Clinical Researcher', sites, { created_at: joined }));
  await expect(rows(page).filter({ hasText: 'Late visit' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'New response' })).toHaveCount(0);
});

test('marks all responses as read, on a phone too', async ({ signIn, given }) => {
  const page = await signIn(await answeredResearcher(given));
  await page.setViewportSize({ width: 400, height: 800 });
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread');
  await bell.click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mark all as read' }).press('Enter');
  await expect(page.getByText('No new responses')).toBeVisible();
  // The focused button is gone, so focus moved.
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Notifications' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
