import { sentAnswer } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';

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
