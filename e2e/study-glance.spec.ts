import type { Page } from '@playwright/test';
import { studies, studyFacts } from '../functions/src/firebase/collections.ts';
import { demoStudy } from './harness/demo-study.ts';
import { reviewPath } from './harness/drafted-request.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { readyDraft, sentAnswer } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { expectNothingBeside } from './harness/screen.ts';

const PROTOCOL = 'LANTERN-3 Protocol v3.0.pdf';

const term = (page: Page, name: string) => page.getByRole('term').filter({ hasText: name });

test('shows the facts of a study in order, opens their pages, and lists those not found', async ({ signIn }) => {
  const page = await signIn('manager', '/documents');
  const link = page.getByRole('heading', { level: 2 }).getByRole('link', { name: 'LANTERN-3' });
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/\/studies\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('LANTERN-3');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Study');
  const study = page.getByRole('region', { name: 'Study', exact: true });
  await expect(study).toContainText('Sponsor Fernhollow Therapeutics');
  const row = study.getByRole('term').filter({ hasText: 'Sponsor' }).locator('..');
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(48);
  const medication = page.getByRole('region', { name: 'Concomitant medication' });
  await expect(medication).toContainText('Paracetamol');
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: 'Search facts' }).fill('fernhollow');
  await expect(term(page, 'Sponsor')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Population' })).toHaveCount(0);
  await page
    .getByRole('button', { name: `Sponsor: ${PROTOCOL}, page 1` })
    .first()
    .click();
  const viewer = page.getByRole('dialog', { name: PROTOCOL });
  await expect(viewer.locator('.td-pdf-mark').first()).toBeInViewport();
  await viewer.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('searchbox', { name: 'Search facts' }).fill('nothing like this');
  await expect(page.getByText('No facts matching "nothing like this"')).toBeVisible();
  await page.getByRole('button', { name: 'Show all facts' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search facts' })).toHaveValue('');

  await page.goto('/documents');
  await page.getByRole('heading', { level: 2 }).getByRole('link', { name: 'WAYPOINT-2' }).click();
  await page.getByRole('button', { name: /^Not found/ }).click();
  await expect(page.getByText('Not found: ').first()).toBeVisible();
  await expect(page.getByRole('term')).toHaveCount(0);
});

test('shows the facts beside a thread, folded and on a phone too', async ({ signIn, given }) => {
  const site = await given.site();
  const study = await demoStudy('LANTERN-3');
  const answered = { draft: readyDraft('Yes.'), sent: sentAnswer('Yes.') };
  const request = await given.request({ site, study, status: 'completed', queries: [answered, answered] });
  const page = await signIn(await given.person('Site Manager', [site]), reviewPath(request));
  let loads = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/facts')) loads += 1;
  });
  await expect(page.getByRole('tab', { name: 'Citations' })).toHaveAttribute('aria-selected', 'true');
  expect(loads).toBe(0);
  await page.getByRole('tab', { name: 'Study at a glance' }).click();
  const inclusion = page
    .getByRole('definition')
    .filter({ has: page.getByRole('button', { name: /^Show (?:all|less).* of Inclusion criteria$/ }) });
  await expect(inclusion).toContainText('A person may be randomised only if');
  await expect(inclusion.getByRole('paragraph')).toHaveCount(0);
  await page.getByRole('button', { name: /^Show all \d+ of Inclusion criteria$/ }).click();
  await expect(inclusion.getByRole('paragraph')).toHaveCount(13);
  await expectAccessible(page);
  await page.setViewportSize({ width: 400, height: 800 });
  await expectNothingBeside(page);
  await page.getByRole('tab', { name: 'Citations' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Citations' })).toBeVisible();
});

test('says when there is nothing to read yet, and reloads after a failure', async ({ signIn, given, failing }) => {
  const id = `study-${Date.now()}`;
  await studies().doc(id).create({ id, name: 'HOLLOW-1' });
  given.onEnd(() => studies().doc(id).delete());
  const page = await signIn('administrator');
  const call = await failing(page, `GET /api/v1/studies/${id}/facts`, { status: 500 });
  await page.goto(`/studies/${id}`);
  await expect(page.getByText('The study could not be loaded.')).toBeVisible();
  call.restore();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('No documents to read')).toBeVisible();
  await expectAccessible(page);

  await given.document({ study_id: id, ingestion: { state: 'queued', since: new Date().toISOString() } });
  await page.reload();
  await expect(page.getByText('The documents are still being read')).toBeVisible();
});

test('confirms a statement, corrects it by other words, and withdraws it', async ({
  signIn,
  given,
  failing,
  expectFault,
}) => {
  const { id } = await demoStudy('LANTERN-3');
  given.onEnd(() => studyFacts().doc(id).delete());
  const page = await signIn('manager', `/studies/${id}`);
  const row = page.getByRole('term').filter({ hasText: 'Retention of records' });
  const open = page.getByRole('button', { name: 'Review Retention of records' });
  await expect(open).toBeVisible();
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Review Retention of records' });
  await dialog.getByRole('radio').first().check();
  await expectAccessible(page);
  const call = await failing(page, `PUT /api/v1/studies/*/facts/archiving`, {
    status: 409,
    body: { detail: 'Somebody else was first.', code: 'stale_version' },
  });
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Somebody else was first.');
  call.restore();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(open).toBeFocused();
  await expectAccessible(page);

  await open.click();
  await dialog.getByRole('radio', { name: 'Other words of a document' }).check();
  await dialog.getByLabel('Page', { exact: true }).fill('1');
  await dialog.getByLabel('Words on that page').fill('These words are nowhere.');
  await expectAccessible(page);
  expectFault(/Failed to load resource.*400/);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert')).toContainText('These words are not on that page');
  await dialog.getByLabel('Words on that page').fill('Fernhollow Therapeutics');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(
    page.getByRole('button', { name: `Retention of records: ${PROTOCOL}, page 1`, exact: true }),
  ).toBeVisible();

  await open.click();
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(row.getByText('Confirmed', { exact: true })).toHaveCount(0);
});
