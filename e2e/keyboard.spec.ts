import type { Page } from '@playwright/test';
import { users } from '../functions/src/firebase/collections.ts';
import { draftedRequest, editor, reviewPath } from './harness/drafted-request.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { readyDraft, type Given } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { rows, titles } from './harness/request-rows.ts';
import { expectToast } from './harness/screen.ts';

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const row = (page: Page, title: string) => rows(page).filter({ hasText: title }).getByRole('link');

/** Keys work once the account's choice is known. */
async function keysReady(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(help(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(help(page)).toHaveCount(0);
}

async function drafted(given: Given, titlesInOrder: readonly string[]) {
  const site = await given.site('Alder Clinic');
  const manager = await given.person('Site Manager', [site], { name: 'Ines Keller' });
  for (const [at, title] of titlesInOrder.entries()) {
    const queries = [{ timestamp_created: ago(200 - at), draft: readyDraft(`An answer about: ${title}.`) }];
    await given.request({ site, title, queries });
  }
  return { site, manager };
}

test('goes through the rows of a list, and through cards, and opens one', async ({ signIn, given }) => {
  const order = Array.from({ length: 40 }, (_, at) => `Question ${String(at).padStart(2, '0')}`);
  const { manager } = await drafted(given, order);
  const page = await signIn(manager, '/dashboard?view=list&sort=title');
  await page.setViewportSize({ width: 1440, height: 700 });
  await expect(titles(page).first()).toHaveText('Question 00');
  await keysReady(page);
  await page.keyboard.press('j');
  await expect(row(page, 'Question 00')).toBeFocused();
  for (let presses = 0; presses < 30; presses++) await page.keyboard.press('j', { delay: 20 });
  await expect(row(page, 'Question 30')).toBeFocused();
  await expect(row(page, 'Question 30')).toBeInViewport();
  await page.keyboard.press('k');
  await expect(row(page, 'Question 29')).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('jok');
  await expect(page.getByRole('searchbox'), 'letters are text in a field').toHaveValue('jok');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await row(page, 'Question 03').focus();
  await page.keyboard.press('o');
  await expect(heading(page)).toHaveText('Question 03');
  await expect(page).toHaveURL(/\/request\//);

  await page.goto('/dashboard');
  const details = page.getByRole('link', { name: /^View Details: / });
  await expect(details.first()).toBeVisible();
  await keysReady(page);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(details.nth(1)).toBeFocused();
  await expect(details.nth(1)).toBeInViewport();
  const title = (await details.nth(1).getAttribute('aria-label'))?.replace('View Details: ', '') ?? '';
  await page.keyboard.press('o');
  await expect(heading(page)).toHaveText(title);
});

test('edits, rates and sends by key, only where keys are not text', async ({ signIn, given }) => {
  const { request, manager } = await draftedRequest(given);
  const page = await signIn(manager, reviewPath(request));
  const send = page.getByRole('button', { name: 'Send Response' });
  await expect(page.getByRole('button', { name: 'Edit Response' })).toHaveAttribute('aria-keyshortcuts', 'E');
  await expect(send).toHaveAttribute('aria-keyshortcuts', 'S Control+Enter');
  await expect(send).toBeEnabled();
  await page.keyboard.press('s');
  await expect(send, 'S does not send').toBeFocused();
  await page.keyboard.press('e');
  await expect(editor(page)).toBeFocused();
  await expect(editor(page), 'the key is not typed').toHaveValue(/^Three days late is fine\./);
  await editor(page).fill('');
  await page.keyboard.type('see jokes? /s');
  await expect(editor(page)).toHaveValue('see jokes? /s');
  await expectAccessible(page);
  await expect(page.getByRole('radio', { name: 'No' })).toBeVisible();
  await page.keyboard.press('Alt+r');
  await expect(page.getByRole('radio', { name: 'No' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('5');
  await expect(page.getByRole('slider', { name: 'Relevance' })).toHaveValue('5');
  await page.keyboard.press('9');
  await expect(page.getByRole('slider', { name: 'Relevance' })).toHaveValue('5');
  await page.keyboard.press('e');
  await expect(editor(page), 'back in the editor').toBeFocused();
  await page.getByRole('tab', { name: 'Find' }).click();
  const search = page.getByRole('searchbox', { name: 'Search the documents of this study' });
  await search.press('Control+Enter');
  await expect(search, 'a search does not send').toBeFocused();
  await expect(send).toBeEnabled();
  await editor(page).focus();
  await page.keyboard.press('Control+Enter');
  await expectToast(page, 'requestCompleted');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('lists the shortcuts of the page, and turns single keys off for the account', async ({ signIn, given }) => {
  const { request, manager } = await draftedRequest(given);
  const page = await signIn(manager, reviewPath(request));
  await expect(page.getByRole('button', { name: 'Edit Response' })).toHaveAttribute('aria-keyshortcuts', 'E');
  await page.keyboard.press('?');
  await expect(help(page).getByRole('listitem').filter({ hasText: 'Send the response' })).toContainText('Ctrl+Enter');
  await expect(help(page).getByRole('listitem').filter({ hasText: 'Edit the response' })).toContainText('E');
  await expectAccessible(page);
  await page.keyboard.press('e');
  await expect(editor(page), 'nothing runs under a dialog').toHaveCount(0);
  await help(page).getByRole('switch', { name: 'Single-key shortcuts' }).press('Space');
  await expect(help(page).getByText('Edit the response (off)')).toBeVisible();
  await expectAccessible(page);
  await expect
    .poll(async () => (await users().doc(manager.id).get()).data()?.preferences?.shortcuts)
    .toEqual({ single_keys: false });
  await page.keyboard.press('Escape');
  await expect(help(page)).toHaveCount(0);

  const elsewhere = await signIn(manager, reviewPath(request));
  await expect(elsewhere.getByRole('button', { name: 'Edit Response' })).not.toHaveAttribute('aria-keyshortcuts');
  await expect(elsewhere.getByRole('button', { name: 'Go to…' })).toBeVisible();
  for (const key of ['e', '?', 's', '/']) await elsewhere.keyboard.press(key);
  await expect(editor(elsewhere)).toHaveCount(0);
  await expect(help(elsewhere)).toHaveCount(0);
  await expect(elsewhere.getByRole('radio', { name: 'No' })).toBeVisible();
  await elsewhere.keyboard.press('Alt+r');
  await expect(elsewhere.getByRole('radio', { name: 'No' })).toBeFocused();
});

/** Presses keys and counts them. */
function keyboardOf(page: Page) {
  let count = 0;
  return {
    press: async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
      count += keys.length;
    },
    count: () => count,
  };
}

test('a request is opened, edited, rated and sent, and the next one opened, with 12 keys', async ({
  signIn,
  given,
}) => {
  const { manager } = await drafted(given, ['Late visit', 'Lost diary', 'Thawed vials']);
  const page = await signIn(manager, '/dashboard?view=list&sort=age&tab=pending');
  await expect(titles(page)).toHaveText(['Late visit', 'Lost diary', 'Thawed vials']);
  await keysReady(page);
  const keys = keyboardOf(page);
  await keys.press('o');
  await expect(page.getByText('An answer about: Late visit.')).toBeVisible();
  await keys.press('e');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type(' Call the monitor.');
  await keys.press('Alt+r', 'ArrowUp', 'Tab', '4', 'Tab', '5', 'Tab', '2');
  for (const [name, value] of [
    ['Relevance', '4'],
    ['Tone', '5'],
    ['Citation quality', '2'],
  ] as const) {
    await expect(page.getByRole('slider', { name })).toHaveValue(value);
  }
  const start = Date.now();
  await keys.press('Control+Enter');
  await expect(page.getByRole('link', { name: 'Next request: Lost diary' })).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByText('An answer about: Lost diary.')).toBeVisible();
  const took = Date.now() - start;
  test.info().annotations.push({ type: 'from send to the next request, in ms', description: String(took) });
  expect(keys.count()).toBeLessThanOrEqual(12);
});
