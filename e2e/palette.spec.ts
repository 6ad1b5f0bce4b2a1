import type { Page } from '@playwright/test';
import { draftedRequest, editor, reviewPath } from './harness/drafted-request.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { sentAnswer } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to' });
const field = (page: Page) => palette(page).getByRole('combobox');
const options = (page: Page) => palette(page).getByRole('option');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function open(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Go to…' })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused({ timeout: 1_000 });
  }).toPass();
}

/** What the field announces as chosen. */
async function active(page: Page): Promise<string | null> {
  const id = await field(page).getAttribute('aria-activedescendant');
  return id === null ? null : page.locator(`[id="${id}"]`).textContent();
}

test('goes to a page by name, on a phone too, where it is opened from the menu', async ({ signIn }) => {
  const page = await signIn('manager');
  await expect(heading(page)).toHaveText('Study Requests Dashboard');
  await open(page);
  await expectAccessible(page);
  await expect(palette(page).getByRole('group', { name: 'Pages' }).getByRole('option')).toHaveText([
    'Requests',
    'Documents',
    'Studies',
    'Site Management',
    'Announcements',
    'Reports',
    'Settings',
  ]);
  expect(await active(page)).toBe('Requests');
  await page.keyboard.press('ArrowDown');
  expect(await active(page)).toBe('Documents');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await active(page), 'from the first to the last').not.toBe('Requests');
  await page.keyboard.type('site man');
  await expect(options(page).first()).toHaveText('Site Management');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Site Management');
  await expect(palette(page)).toHaveCount(0);

  await page.setViewportSize({ width: 400, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Go to…' }).click();
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(400);
  await options(page).filter({ hasText: 'Documents' }).first().click();
  await expect(heading(page)).toHaveText('Study Documents');
  await expect(palette(page)).toHaveCount(0);
});

test('finds a request by its number or words, and leaves the page as it was when closed', async ({ signIn, given }) => {
  const site = await given.site('Alder Clinic');
  const manager = await given.person('Site Manager', [site]);
  await given.request({ site, title: 'Thawed vials in transit', number: 'QRS-0421' });
  await given.request({ site, title: 'Another visit', number: 'QRS-0422' });
  const page = await signIn(manager, '/settings');
  await expect(heading(page)).toHaveText('Settings');
  await page.getByRole('button', { name: 'Go to…' }).press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('qrs-0421');
  const found = palette(page).getByRole('group', { name: 'Requests' }).getByRole('option');
  await expect(found).toHaveText([/^Thawed vials in transit.*QRS-0421 · Alder Clinic · Pending$/]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Go to…' })).toBeFocused();
  await open(page);
  await page.keyboard.type('vials in trans');
  await expect(found).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Thawed vials in transit');
  await open(page);
  await page.keyboard.type('no such words at all');
  await expect(palette(page).getByRole('status')).toHaveText('Nothing found.');
  await expectAccessible(page);
});

test('does what the page offers', async ({ signIn, given }) => {
  const { request, manager } = await draftedRequest(given);
  const page = await signIn(manager, reviewPath(request));
  await expect(page.getByRole('button', { name: 'Send Response' })).toBeVisible();
  await open(page);
  await page.keyboard.type('edit the resp');
  await expect(options(page).first()).toHaveText(/^Edit the response/);
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeFocused();
  await open(page);
  await page.keyboard.type('keyboard');
  await options(page).filter({ hasText: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('offers a site its own pages and requests alone', async ({ signIn, given }) => {
  const site = await given.site('Alder Clinic');
  const other = await given.site('Birch Clinic');
  const answered = { status: 'completed' as const, queries: [{ sent: sentAnswer('Yes, please.') }] };
  await given.request({ site, title: 'Lost diary of a patient', ...answered });
  await given.request({ site: other, title: 'Lost diary of another', ...answered });
  const page = await signIn(await given.person('Clinical Researcher', [site]));
  await expect(heading(page)).toHaveText('Site Requests Dashboard');
  await open(page);
  const pages = palette(page).getByRole('group', { name: 'Pages' }).getByRole('option');
  await expect(pages.filter({ hasText: 'Submit a Study Request' })).toHaveCount(1);
  await expect(pages.filter({ hasText: /Access Management|Audit Trail|AI Cost|Studies/ })).toHaveCount(0);
  await page.keyboard.type('lost diary');
  await expect(palette(page).getByRole('group', { name: 'Requests' }).getByRole('option')).toHaveText([
    /^Lost diary of a patient.*Response Received$/,
  ]);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/site-request\//);
});
