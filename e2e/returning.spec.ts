import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../tools/demo/accounts.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { sentAnswer } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { expectToast } from './harness/screen.ts';

test('focus goes to the heading of the page after sign-in, and of a request that is opened', async ({ page }) => {
  await page.goto('/login');
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeFocused();
  await page.keyboard.type(DEMO_ACCOUNTS.manager.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Study Requests Dashboard');
  await expect(heading).toBeFocused();
  await page.locator('a[href^="/request/"]').first().press('Enter');
  await expect(page).toHaveURL(/\/request\//);
  await expect(heading).toBeFocused();
});

test('the link back shows a dashboard as it was left: tab, search and place', async ({ signIn, given }) => {
  const site = await given.site();
  const sent = { status: 'completed' as const, queries: [{ sent: sentAnswer('Yes.') }] };
  const titles = Array.from({ length: 9 }, (_, at) => `Late visit ${at}`);
  for (const title of titles) await given.request({ site, title, ...sent });
  const page = await signIn(await given.person('Clinical Researcher', [site]), '/site-dashboard?tab=received&q=Late');
  await page.setViewportSize({ width: 1280, height: 420 });
  await expect(page.getByText('Late visit 0')).toBeVisible();
  const last = page.getByRole('tabpanel').locator('a[href^="/site-request/"]').last();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await last.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Site Requests Dashboard' }).click();
  await expect(page).toHaveURL(/tab=received/);
  await expect(page).toHaveURL(/q=Late/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

  // Also where the page before was another one.
  await page.getByRole('tabpanel').locator('a[href^="/site-request/"]').last().click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await page.goBack();
  await page.getByRole('link', { name: 'Site Requests Dashboard' }).click();
  await expect(page).toHaveURL(/tab=received/);
});

test('a sign-in without a connection says what to do beside the specified message', async ({ page, expectFault }) => {
  expectFault(/ERR_CONNECTION_FAILED/);
  await page.goto('/login');
  await page.route('**/identitytoolkit.googleapis.com/**', (route) => route.abort('connectionfailed'));
  await page.getByRole('textbox', { name: 'Email' }).fill(DEMO_ACCOUNTS.manager.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The sign-in service cannot be reached.')).toBeVisible();
  const error = page.getByRole('alert').filter({ hasText: 'Authentication error:' });
  await expect(error).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/identitytoolkit.googleapis.com/**');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectToast(page, 'loginSucceeded', { name: 'Marek Lindqvist' });
  await expect(error).toHaveCount(0);
});
