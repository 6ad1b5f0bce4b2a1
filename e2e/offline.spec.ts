import type { Page } from '@playwright/test';
import { expectAccessible } from './harness/expect-accessible.ts';
import { expect, test } from './harness/journey.ts';

const NO_CONNECTION = /ERR_INTERNET_DISCONNECTED|dynamically imported module|Could not reach Cloud Firestore/;
const NOTICE = 'Connection lost. Your text is kept, and what you opened appears once you are back online.';

/** The parts that each page loads by itself would fail with what the test opens. */
async function loaded(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await fetched(page, ['budget-bar', 'idle-watch', 'request-route']);
}

/** By default a browser records 250 resources, which the connection to the database alone may fill. */
async function fetched(page: Page, parts: readonly string[]): Promise<void> {
  await page.evaluate(() => performance.setResourceTimingBufferSize(10_000));
  await page.waitForFunction(
    (names) => names.every((part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part))),
    parts,
  );
}

test('a page and a dialog opened without a connection appear once it is back', async ({ signIn, expectFault }) => {
  expectFault(NO_CONNECTION);
  const page = await signIn('administrator', '/dashboard');
  await loaded(page, 'Study Requests Dashboard');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Site Management' }).click();
  await expect(page.getByRole('status').filter({ hasText: NOTICE })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Study Requests Dashboard');
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site Management');
  await expect(page.getByText(NOTICE)).toBeHidden();

  // Without them, the page would say that it could not be loaded.
  await expect(
    page
      .getByRole('region', { name: 'Sites' })
      .getByText(/^\d+ team members?$/)
      .first(),
  ).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Add New Site' }).click();
  await expect(page.getByRole('status').filter({ hasText: NOTICE })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Add New Site' })).toBeVisible();
});

for (const { role, link, parts } of [
  { role: 'Site Manager', link: 'View Details', parts: ['request-route', 'documents-page'] },
  { role: 'Clinical Researcher', link: 'View Request', parts: ['site-request-route', 'submit-request-page'] },
] as const) {
  test(`a request that a ${role} opens without a connection waits, says so and opens`, async ({
    signIn,
    given,
    expectFault,
  }) => {
    expectFault(NO_CONNECTION);
    const site = await given.site();
    const { title } = await given.request({ site });
    const page = await signIn(await given.person(role, [site]));
    await fetched(page, parts);
    await page.getByRole('link', { name: `${link}: ${title}` }).focus();
    await page.context().setOffline(true);
    await page.keyboard.press('Enter');
    await expect(page.getByText('There is no connection. The request opens by itself')).toBeVisible();
    await expectAccessible(page);
    await page.context().setOffline(false);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

test('a page that could not be fetched, though the browser believes to be online, is opened by a reload', async ({
  signIn,
  expectFault,
}) => {
  expectFault(/ERR_FAILED|ERR_CONNECTION_FAILED|dynamically imported module/);
  const page = await signIn('administrator', '/dashboard');
  await loaded(page, 'Study Requests Dashboard');
  const unreachable = /\/(assets\/sites-page-.*)?$/;
  await page.route(unreachable, (route) => route.abort('connectionfailed'));
  await page.getByRole('link', { name: 'Site Management' }).click();
  await expect(page.getByRole('status').filter({ hasText: NOTICE })).toBeVisible();
  await page.unroute(unreachable);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site Management');
});
