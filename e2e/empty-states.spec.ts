import { expectAccessible } from './harness/expect-accessible.ts';
import { expect, test } from './harness/journey.ts';
import { withoutRecords } from './harness/without-records.ts';

/* Each place that may be empty offers the one thing that helps; here it is used. */

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
