import type { Page } from '@playwright/test';
import { expect, test } from './harness/journey.ts';

const CHUNK = '**/assets/documents-page-*.js';
const NOT_FOUND = /status of 404 .*documents-page/;
/** May be reported before the reload has begun. */
const NOT_IMPORTED = /dynamically imported module/;

/** Opens a page whose code has been loaded, and counts how often the tab loads from then on. */
async function countLoads(page: Page): Promise<{ count: number }> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loads = { count: 0 };
  page.on('load', () => (loads.count += 1));
  return loads;
}

const openDocuments = (page: Page) => page.getByRole('link', { name: 'Documents' }).click();

test('a tab left open across a release reloads once and shows the page that was opened', async ({
  signIn,
  expectFault,
}) => {
  expectFault(NOT_FOUND);
  expectFault(NOT_IMPORTED);
  const page = await signIn('administrator', '/dashboard');
  const loads = await countLoads(page);
  // The release has removed the chunk under this name; after the reload, the tab knows the new one.
  await page.route(CHUNK, (route) => route.fulfill({ status: 404, body: 'Not found' }), { times: 1 });
  await openDocuments(page);
  await expect.poll(() => loads.count).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Study Documents');
  expect(loads.count).toBe(1);
});

test('a chunk that stays missing ends in an error, not in reloads for ever', async ({ signIn, expectFault }) => {
  expectFault(NOT_FOUND);
  expectFault(NOT_IMPORTED);
  const page = await signIn('administrator', '/dashboard');
  const loads = await countLoads(page);
  await page.route(CHUNK, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await openDocuments(page);
  await expect.poll(() => loads.count).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  expect(loads.count).toBe(1);
});
