import { VALIDATION } from '@trialdesk/contract/validation-messages';
import { names, requests, studies } from '../functions/src/firebase/collections.ts';
import { countDocumentReads } from './harness/document-reads.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import type { Given } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { expectFieldError, expectNothingBeside, expectToast } from './harness/screen.ts';

const SEARCH = 'Search by name or number prefix';

/** Removes a study that the application makes, with the names it holds. */
function forgetStudy(given: Given, ...all: string[]): void {
  given.onEnd(async () => {
    const found = await studies().where('name', 'in', all).get();
    const held = await Promise.all(found.docs.map(({ id }) => names().where('target', '==', `studies/${id}`).get()));
    await Promise.all([...found.docs, ...held.flatMap(({ docs }) => docs)].map(({ ref }) => ref.delete()));
  });
}

test('creates a study with its prefix, on a screen that reads the first studies alone', async ({
  signIn,
  given,
  expectFault,
}) => {
  expectFault(/status of 409.*\/studies\)/);
  const tag = Date.now().toString(36);
  const name = `Aa Fernbrook ${tag}`;
  const prefix = `F${tag.slice(-5)}`;
  forgetStudy(given, name);
  await Promise.all(
    Array.from({ length: 30 }, (_, at) => given.study(`Aa trial ${String(at).padStart(2, '0')} ${tag}`)),
  );
  const page = await signIn('administrator', '/settings');
  const reads = await countDocumentReads(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Studies' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Studies');
  const rows = page.getByRole('table', { name: 'Studies' }).getByRole('row');
  await expect(rows).toHaveCount(26);
  await expect.poll(() => reads.distinctOf('studies')).toBeGreaterThanOrEqual(25);
  expect(reads.distinctOf('studies')).toBeLessThanOrEqual(26);
  await page.getByRole('button', { name: /^Show more of \d+ studies$/ }).click();
  await expect(rows.nth(26)).toBeVisible();
  await expectAccessible(page);

  const add = page.getByRole('button', { name: 'Add Study' });
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Add Study' });
  const [field, prefixField] = [dialog.getByLabel('Study name'), dialog.getByLabel('Number prefix')];
  await expect(field).toBeFocused();
  await field.fill('   ');
  await page.keyboard.press('Tab');
  await expectFieldError(field, VALIDATION.studyNameMissing);
  await field.fill(name);
  await prefixField.fill('2-3');
  await page.keyboard.press('Enter');
  await expectFieldError(prefixField, VALIDATION.prefixInvalid);
  await expectAccessible(page);
  await prefixField.fill(prefix);
  await page.keyboard.press('Enter');
  await expectToast(page, 'studyCreated', { name });
  await expect(dialog).toHaveCount(0);
  await expect(add).toBeFocused();
  const row = rows.filter({ hasText: name });
  await expect(row).toContainText(prefix.toUpperCase());
  await expect(row.getByRole('link', { name: `0 documents of ${name}` })).toBeVisible();

  await add.click();
  await field.fill(name.toUpperCase());
  await page.keyboard.press('Enter');
  await expectToast(page, 'studyRefused', { detail: 'A study of this name exists already.' });
  await expectFieldError(field, 'This name is taken');
});

test('renames a study, whose requests show the new name', async ({ signIn, given, failing }) => {
  const tag = Date.now().toString(36);
  const study = await given.study(`Quillhaven ${tag}`);
  const name = `Quillhaven Two ${tag}`;
  given.onEnd(async () => {
    const held = await names().where('target', '==', `studies/${study.id}`).get();
    await Promise.all(held.docs.map(({ ref }) => ref.delete()));
  });
  const site = await given.site();
  const request = await given.request({ site, study, title: `Asked before ${tag}` });
  await given.document({ study_id: study.id, ingestion: { state: 'queued', since: new Date().toISOString() } });
  await given.person('Clinical Researcher', [site], { name: 'Nadia Holm', study_ids: [study.id] });

  const page = await signIn('administrator', `/studies?q=${tag}`);
  const change = page.getByRole('button', { name: `Change ${study.name}` });
  const row = page.getByRole('row').filter({ hasText: study.name });
  await expect(row.getByRole('cell')).toHaveText([study.number_prefix ?? '', '1', '1', '1', /\d/, '']);
  await change.click();
  const dialog = page.getByRole('dialog', { name: 'Change Study' });
  await expect(dialog.getByText(`The number prefix ${study.number_prefix} stays`)).toBeVisible();
  const call = await failing(page, 'PATCH /api/v1/studies/*', { status: 500 });
  await dialog.getByLabel('Study name').fill(name);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'studyFailed');
  await expect(dialog.getByLabel('Study name')).toHaveValue(name);
  await expectAccessible(page);
  call.restore();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'studyChanged', { name });
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expect.poll(async () => (await requests().doc(request.request_id).get()).data()?.study_name).toBe(name);

  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const about = page.getByRole('region', { name: 'About the study' });
  await expect(about).toContainText(`Number prefix ${study.number_prefix}`);
  await expect(about.getByRole('link', { name: '1 document', exact: true })).toHaveAttribute(
    'href',
    `/documents?study=${study.id}`,
  );
  await expect(about.getByRole('link', { name: 'Sites that have asked' })).toHaveAttribute(
    'href',
    `/reports?study=${study.id}&by=site`,
  );
  await about.getByRole('button', { name: 'Show 1 assigned person' }).click();
  await expect(about.getByRole('list', { name: 'Assigned people' })).toContainText('Nadia Holm');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Studies', exact: true }).first().click();
  await expect(page).toHaveURL(/\/studies/);
});

test('is for the research team: Site Managers read, Clinical Researchers are sent home', async ({ signIn, given }) => {
  const tag = Date.now().toString(36);
  const study = await given.study(`Marrow ${tag}`);
  const page = await signIn('manager', '/studies');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Studies');
  await page.getByRole('searchbox', { name: SEARCH }).fill(study.number_prefix?.toLowerCase() ?? '');
  await expect(page.getByText(/^Found 1 study matching/)).toBeVisible();
  await expect(page.getByRole('link', { name: study.name, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Add Study|Change )/ })).toHaveCount(0);
  await page.getByRole('searchbox', { name: SEARCH }).fill('no such study');
  await expect(page.getByText('No studies found')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('searchbox', { name: SEARCH })).toHaveValue('');
  await page.setViewportSize({ width: 400, height: 800 });
  await expect(page.getByRole('list', { name: 'Studies' }).getByRole('listitem').first()).toContainText('Documents');
  await expectAccessible(page);
  await expectNothingBeside(page);

  const away = await signIn('researcher', '/studies');
  await expectToast(away, 'teamOnly');
  await expect(away).toHaveURL(/\/site-dashboard$/);
  await expect(away.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Studies' })).toHaveCount(0);
});
