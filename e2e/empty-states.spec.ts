import type { Page } from '@playwright/test';
import type { Usage } from '@trialdesk/contract/replies/usage';
import { expectAccessible } from './harness/expect-accessible.ts';
import { expect, test, type Person } from './harness/journey.ts';
import { withoutRecords } from './harness/without-records.ts';

/* Each place that may be empty offers the one thing that helps; here it is used. */

const action = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

const NARROWED: { person: Person; path: string; says: string; offers: string; leadsTo: RegExp }[] = [
  {
    person: 'administrator',
    path: '/dashboard?view=list&study=none',
    says: 'No requests match these filters',
    offers: 'Show without filters',
    leadsTo: /\/dashboard\?view=list$/,
  },
  {
    person: 'administrator',
    path: '/dashboard?q=zzqx',
    says: 'No requests found matching "zzqx"',
    offers: 'Clear search',
    leadsTo: /\/dashboard$/,
  },
  {
    person: 'researcher',
    path: '/site-dashboard?study=none',
    says: 'No requests to display',
    offers: 'Clear filters',
    leadsTo: /\/site-dashboard$/,
  },
  {
    person: 'administrator',
    path: '/audit?actor=nobody',
    says: 'No entries match this filter.',
    offers: 'Clear filter',
    leadsTo: /\/audit$/,
  },
  {
    person: 'manager',
    path: '/documents?q=zzqx',
    says: 'No active documents matching "zzqx"',
    offers: 'Clear search',
    leadsTo: /\/documents$/,
  },
  {
    person: 'manager',
    path: '/documents?study=none',
    says: 'No active documents',
    offers: 'Show all studies',
    leadsTo: /\/documents$/,
  },
];

for (const { person, path, says, offers, leadsTo } of NARROWED) {
  test(`where nothing is left at ${path}, "${offers}" shows everything`, async ({ signIn }) => {
    const page = await signIn(person, path);
    await expect(page.getByText(says, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await action(page, offers).click();
    await expect(page).toHaveURL(leadsTo);
    await expect(page.getByText(says, { exact: true })).toHaveCount(0);
    await expect(page.getByRole('main'), 'focus stays on the page').toBeFocused();
  });
}

test('a search for users without a match is cleared', async ({ signIn }) => {
  const page = await signIn('administrator', '/team-management');
  const search = page.getByRole('searchbox', { name: 'Search users' });
  await search.fill('nobody like this');
  await expect(page.getByText('No users found')).toBeVisible();
  await action(page, 'Clear search').click();
  await expect(search).toHaveValue('');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('without a selected site, every site can be selected', async ({ signIn, given }) => {
  const sites = [await given.site('Alder Clinic'), await given.site('Birch Clinic')];
  const page = await signIn(await given.person('Site Manager', sites));
  await page.getByRole('button', { name: 'Filter Sites' }).click();
  for (const { name } of sites) await page.getByRole('checkbox', { name: new RegExp(name) }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByText('No sites selected. Please select at least one site to view requests.')).toBeVisible();
  await action(page, 'Select every site').click();
  await expect(page.getByText('All sites selected')).toBeVisible();
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
    await action(page, offers).click();
    await expect(page.getByRole('dialog', { name: opens })).toBeVisible();
  });
}

test('an empty archive leads back to the active documents', async ({ signIn }) => {
  const page = await signIn('administrator', '/settings');
  await withoutRecords(page, 'documents');
  await page.goto('/documents?tab=archived');
  await expect(page.getByText('No archived documents', { exact: true })).toBeVisible();
  await action(page, 'Show active documents').click();
  await expect(page.getByRole('tab', { name: 'Active' })).toHaveAttribute('aria-selected', 'true');
});

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
