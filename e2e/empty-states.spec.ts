import type { Usage } from '@trialdesk/contract/replies/usage';
import { expectAccessible } from './harness/expect-accessible.ts';
import { expect, test } from './harness/journey.ts';
import { withoutRecords } from './harness/without-records.ts';

/* Each place that may be empty offers the one thing that helps; here it is used. */

test('where nothing is left on the audit trail, "Clear filter" shows everything', async ({ signIn }) => {
  const page = await signIn('administrator', '/audit?actor=nobody');
  await expect(page.getByText('No entries match this filter.', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Clear filter', exact: true }).click();
  await expect(page).toHaveURL(/\/audit$/);
  await expect(page.getByText('No entries match this filter.', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('main'), 'focus stays on the page').toBeFocused();
});

const FIRSTS = [
  {
    path: '/contacts',
    collection: 'sites',
    says: 'No sites found',
    offers: 'Add the first site',
    opens: 'Add New Site',
  },
  {
    path: '/studies',
    collection: 'studies',
    says: 'There are no studies yet',
    offers: 'Add the first study',
    opens: 'Add Study',
  },
  {
    path: '/documents',
    collection: 'documents',
    says: 'No active documents',
    offers: 'Upload the first document',
    opens: 'Upload Document',
  },
];

for (const { path, collection, says, offers, opens } of FIRSTS) {
  test(`an organization without ${collection} is led to its first`, async ({ signIn }) => {
    const page = await signIn('administrator', '/settings');
    await withoutRecords(page, collection);
    await page.goto(path);
    await expect(page.getByText(says, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', { name: offers, exact: true }).click();
    await expect(page.getByRole('dialog', { name: opens })).toBeVisible();
  });
}

test('a site without a team is led to the invitation of people', async ({ signIn, given }) => {
  const site = await given.site();
  const page = await signIn('administrator', `/contacts?site=${site.id}`);
  await expect(page.getByText('No team members found')).toBeVisible();
  await page.getByRole('link', { name: 'Invite people' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Management');
});

test('a study without documents is led to them', async ({ signIn, given }) => {
  const study = await given.study(`EMPTY-${Date.now().toString(36)}`);
  const page = await signIn('administrator', `/studies/${study.id}`);
  await expect(page.getByText('No documents to read')).toBeVisible();
  await page.getByRole('link', { name: 'Open the documents' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Study Documents');
});

test('without any cost, the AI settings are one click away', async ({ signIn }) => {
  const page = await signIn('administrator', '/settings');
  await page.route('**/api/v1/usage', async (route) => {
    const usage = (await (await route.fetch()).json()) as Usage;
    await route.fulfill({ json: { ...usage, months: [] } satisfies Usage });
  });
  await page.goto('/usage');
  await expect(page.getByText('The AI model has not been used in the last year.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the AI settings' }).click();
  await expect(page.getByRole('tab', { name: 'AI Configuration' })).toHaveAttribute('aria-selected', 'true');
});
