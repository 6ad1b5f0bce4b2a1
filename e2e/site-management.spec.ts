import { VALIDATION } from '@trialdesk/contract/validation-messages';
import { names, sites } from '../functions/src/firebase/collections.ts';
import { nameKey } from '../functions/src/names/name-key.ts';
import { countDocumentReads } from './harness/document-reads.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { expect, test } from './harness/journey.ts';
import { expectFieldError, expectToast } from './harness/screen.ts';

test('searches, selects and deselects sites with their teams', async ({ signIn, given }) => {
  const site = await given.site('Quillhaven Hospital');
  const empty = await given.site('Quillhaven Annex');
  await given.person('Clinical Researcher', [site], { name: 'Nadia Holm' });
  await given.person('Site Manager', [site], { name: '', status: 'invited' });
  const page = await signIn('manager', '/contacts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site Management');
  await expect(page.getByText('Select a site to explore')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search by site name, contact name, email, role or status' });
  await search.fill('QUILLHAVEN');
  await expect(page.getByText('Found 2 sites matching "QUILLHAVEN"')).toBeVisible();
  const list = page.getByRole('region', { name: 'Sites' });
  await expect(list.getByRole('listitem')).toHaveText([
    'Quillhaven Annex0 team members',
    'Quillhaven Hospital2 team members',
  ]);
  await list.getByRole('button', { name: /Quillhaven Hospital/ }).click();
  await expect(page).toHaveURL(new RegExp(`site=${site.id}`));
  const team = page.getByRole('region', { name: 'Team members' });
  await expect(team.getByRole('heading', { name: 'Quillhaven Hospital' })).toBeVisible();
  const people = team.getByRole('list', { name: 'Team members of Quillhaven Hospital' }).getByRole('listitem');
  await expect(people.filter({ hasText: 'Nadia Holm' })).toContainText('NH');
  await expect(people.filter({ hasText: 'Nadia Holm' })).toContainText('Clinical Researcher');
  await expect(people.filter({ hasText: 'Nadia Holm' })).toContainText('Active');
  await expect(people.filter({ hasText: 'Name not provided' })).toContainText('Invited');
  await expectAccessible(page);

  await list.getByRole('button', { name: /Quillhaven Hospital/ }).click();
  await expect(page.getByText('Select a site to explore')).toBeVisible();
  await list.getByRole('button', { name: new RegExp(empty.name) }).click();
  await expect(page.getByText('No team members found')).toBeVisible();
  for (const [text, title] of [
    ['nadia', 'Quillhaven Hospital'],
    ['invited', 'Quillhaven Hospital'],
  ] as const) {
    await search.fill(text);
    await expect(list.getByRole('button', { name: new RegExp(title) })).toBeVisible();
    await expect(list.getByRole('button', { name: new RegExp(empty.name) })).toHaveCount(0);
  }
  await search.fill('no such site');
  await expect(page.getByText('No sites found')).toBeVisible();
  await expect(page).toHaveURL(/q=no/);
  await page.reload();
  await expect(search).toHaveValue('no such site');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(search).toHaveValue('');
  // Other journeys may have so many sites that these are not among the first.
  await expect(list.getByRole('listitem').first()).toBeVisible();
});

test('reads the first sites and the size of their teams, however many there are', async ({ signIn, given }) => {
  const tag = Date.now().toString(36);
  const sites = await Promise.all(
    Array.from({ length: 60 }, (_, at) => given.site(`Aa clinic ${String(at).padStart(2, '0')} ${tag}`)),
  );
  await given.person('Clinical Researcher', sites.slice(0, 1), { name: 'Nadia Holm' });
  const page = await signIn('manager', '/settings');
  const reads = await countDocumentReads(page);
  await page.goto('/contacts');
  const rows = page.getByRole('region', { name: 'Sites' }).getByRole('listitem');
  await expect(rows.filter({ hasText: tag }).first()).toHaveText(`${sites[0]?.name}1 team member`);
  await expect(rows).toHaveCount(25);
  await expect.poll(() => reads.distinctOf('sites')).toBeGreaterThanOrEqual(25);
  expect(reads.distinctOf('sites')).toBeLessThanOrEqual(26);
  await page.getByRole('button', { name: /^Show more of \d+ sites$/ }).click();
  await expect(rows).toHaveCount(50);
  await expect(rows.last()).toContainText('0 team members');
  await expectAccessible(page);

  await page.goto(`/contacts?site=${sites.at(-1)?.id}`);
  const team = page.getByRole('region', { name: 'Team members' });
  await expect(team.getByRole('heading', { name: sites.at(-1)?.name })).toBeVisible();
});

test('adds a site once on Enter', async ({ signIn, given, expectFault }) => {
  expectFault(/status of 409.*\/sites\)/);
  const name = `Fernbrook ${Date.now()}`;
  given.onEnd(async () => {
    const found = await sites().where('name', '==', name).get();
    await Promise.all([...found.docs.map(({ ref }) => ref.delete()), names().doc(nameKey('site', name)).delete()]);
  });
  const page = await signIn('manager', '/contacts');
  const add = page.getByRole('button', { name: 'Add New Site' });
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Add New Site' });
  const field = dialog.getByLabel('Site name');
  const create = dialog.getByRole('button', { name: 'Create Site' });
  await expect(field).toBeFocused();
  await expect(create).toBeDisabled();
  await field.fill('   ');
  await expect(create).toBeDisabled();
  await page.keyboard.press('Tab');
  await expectFieldError(field, VALIDATION.siteNameMissing);
  await expectAccessible(page);
  await field.fill(`  ${name} `);
  await page.keyboard.press('Enter');
  await expectToast(page, 'siteCreated', { name });
  await expect(dialog).toHaveCount(0);
  await expect(add).toBeFocused();
  await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();

  await add.click();
  await field.fill(name.toUpperCase());
  await page.keyboard.press('Enter');
  await expectToast(page, 'siteRefused', { detail: 'A site of this name exists already.' });
  await expect(field).toHaveValue(name.toUpperCase());
  await expect(field).toBeFocused();
  await expectFieldError(field, 'This name is taken');
});

test('renames a site, which the site sees on its own screen', async ({ signIn, given, failing, expectFault }) => {
  expectFault(/status of 409.*\/sites\//);
  const tag = Date.now().toString(36);
  const [site, other] = [await given.site(`Fernbrook ${tag}`), `Larkfield ${tag}`];
  const name = `Fernbrook Clinic ${tag}`;
  const reserved = [name, other].map((each) => names().doc(nameKey('site', each)));
  given.onEnd(() => Promise.all(reserved.map((place) => place.delete())));
  await names().doc(nameKey('site', other)).create({ target: 'sites/another' });
  const request = await given.request({ site, title: `Asked before ${tag}` });
  const researcher = await given.person('Clinical Researcher', [site]);

  const page = await signIn('manager', `/contacts?site=${site.id}`);
  const team = page.getByRole('region', { name: 'Team members' });
  await team.getByRole('button', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename Site' });
  const field = dialog.getByLabel('Site name');
  const save = dialog.getByRole('button', { name: 'Rename Site' });
  await expect(field).toHaveValue(site.name);
  await expect(save).toBeDisabled();
  await field.fill(other);
  await page.keyboard.press('Enter');
  await expectToast(page, 'siteRefused', { detail: 'A site of this name exists already.' });
  await expectFieldError(field, 'This name is taken');
  await expectAccessible(page);
  const call = await failing(page, 'PATCH /api/v1/sites/*', { status: 500 });
  await field.fill(name);
  await save.click();
  await expectToast(page, 'siteRenamingFailed');
  await expect(field).toHaveValue(name);
  call.restore();
  await save.click();
  await expectToast(page, 'siteRenamed', { name });
  await expect(dialog).toHaveCount(0);
  await expect(team.getByRole('heading', { name })).toBeVisible();
  await expect(team.getByRole('button', { name: 'Rename' })).toBeFocused();

  const own = await signIn(researcher, '/site-dashboard');
  await expect(own.getByText(name).first()).toBeVisible();
  await own.goto(`/site-request/${request.request_id}`);
  await expect(own.getByText(name).first()).toBeVisible();
  await expect(own.getByText(site.name, { exact: true })).toHaveCount(0);
});

test('reports sites that fail to load; Try Again reloads the page', async ({ signIn, failing }) => {
  const page = await signIn('manager');
  const call = await failing(page, 'GET /api/v1/sites/team-sizes', { status: 500 });
  await page.getByRole('link', { name: 'Site Management' }).click();
  await expectToast(page, 'sitesFailed');
  await expect(page.getByText('Error Loading Data')).toBeVisible();
  await expectAccessible(page);
  call.restore();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: /Riverside Medical Center/ })).toBeVisible();
});
