import type { BrowserContext, Page } from '@playwright/test';
import { accounts } from '../functions/src/firebase/app.ts';
import { users } from '../functions/src/firebase/collections.ts';
import { DEMO_PASSWORD } from '../tools/demo/accounts.ts';
import { draftedRequest, editor, reviewPath } from './harness/drafted-request.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { signedAnswer, type Given } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { expectToast } from './harness/screen.ts';

const box = (page: Page) => page.getByRole('textbox', { name: 'Follow-up question' });
const askAgain = (page: Page) => page.getByRole('button', { name: 'Ask Follow-up Question' });
const logOut = (page: Page) => page.getByRole('button', { name: 'Log out' }).first().click();
const question = (page: Page) => page.getByRole('dialog', { name: 'Log out without saving?' });
const loginPage = (page: Page) => page.getByRole('heading', { name: 'Sign in' });

async function logInAs(page: Page, { email }: { email: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/dashboard$/);
}

/** What the application keeps in this tab's browser. */
function keptBy(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...Object.keys(window.sessionStorage), ...Object.keys(window.localStorage)].filter((name) =>
      name.startsWith('td'),
    ),
  );
}

async function siteWithAnswer(given: Given) {
  const site = await given.site();
  const request = await given.request({
    site,
    title: 'Late visit',
    status: 'completed',
    queries: [{ sent: signedAnswer('Three days late is fine.') }],
  });
  return {
    path: `/site-request/${request.request_id}`,
    researcher: await given.person('Clinical Researcher', [site]),
    colleague: await given.person('Clinical Researcher', [site]),
  };
}

async function typeFollowUp(page: Page): Promise<void> {
  await askAgain(page).click();
  await box(page).fill('And after five days?');
}

test('a follow-up typed before a logout is offered to nobody afterwards', async ({ signIn, given }) => {
  const { path, researcher, colleague } = await siteWithAnswer(given);
  const page = await signIn(researcher, path);
  await typeFollowUp(page);
  await page.reload();
  await expect(box(page)).toHaveValue('And after five days?');

  await logOut(page);
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expect(box(page)).toHaveValue('And after five days?');
  await logOut(page);
  await question(page).getByRole('button', { name: 'Log out' }).click();
  await expectToast(page, 'logoutSucceeded');
  await expect(loginPage(page)).toBeVisible();
  expect(await keptBy(page)).toEqual([]);

  for (const person of [colleague, researcher]) {
    await logInAs(page, person);
    await page.goto(path);
    await expect(askAgain(page)).toBeVisible();
    await expect(box(page)).toHaveCount(0);
    await logOut(page);
    await expect(loginPage(page)).toBeVisible();
  }
});

test('an edited response and its evaluation are not offered to the next reviewer', async ({ signIn, given }) => {
  const { request, manager } = await draftedRequest(given);
  const colleague = await given.person('Site Manager', []);
  const page = await signIn(manager, reviewPath(request));
  await page.getByRole('button', { name: 'Edit Response' }).click();
  await editor(page).fill('Words of Maya alone.');
  await page.getByLabel('Comment (optional)').fill('A remark of Maya alone.');
  await logOut(page);
  await question(page).getByRole('button', { name: 'Log out' }).click();
  await expect(loginPage(page)).toBeVisible();
  expect(await keptBy(page)).toEqual([]);
  await logInAs(page, colleague);
  await page.goto(reviewPath(request));
  await expect(page.getByLabel('Comment (optional)')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Edit Response' })).toBeVisible();
  await expect(page.getByText(/of Maya alone/)).toHaveCount(0);
});

async function secondTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  return tab;
}

test('a logout asks about other tabs and empties them', async ({ signIn, given }) => {
  const { path, researcher } = await siteWithAnswer(given);
  const page = await signIn(researcher);
  const other = await secondTab(page.context(), path);
  await typeFollowUp(other);
  await logOut(page);
  await question(page).getByRole('button', { name: 'Log out' }).click();
  await expect(loginPage(other)).toBeVisible();
  expect(await keptBy(other)).toEqual([]);
});

test('typed text goes with a deleted account', async ({ signIn, given, expectFault }) => {
  const { path, researcher } = await siteWithAnswer(given);
  const page = await signIn(researcher, path);
  await typeFollowUp(page);
  // The answer may not have been marked as read before.
  expectFault(/status of 403.*read-marks/);
  await users().doc(researcher.id).delete();
  await expect(loginPage(page)).toBeVisible();
  expect(await keptBy(page)).toEqual([]);
});

test('typed text goes with an expired session', async ({ signIn, given, expectFault }) => {
  const { path, researcher } = await siteWithAnswer(given);
  const page = await signIn(researcher, path);
  await typeFollowUp(page);
  expectFault(/status of 400.*accounts:lookup/);
  await page.goto('about:blank');
  await accounts().deleteUser(researcher.id);
  await page.goto(path);
  await expect(loginPage(page)).toBeVisible();
  expect(await keptBy(page)).toEqual([]);
});

test('the theme belongs to the person', async ({ signIn, given }) => {
  const site = await given.site();
  const [dark, light] = [
    await given.person('Clinical Researcher', [site]),
    await given.person('Clinical Researcher', [site]),
  ];
  const page = await signIn(dark, '/settings');
  const html = page.locator('html');
  const saved = page.waitForResponse('**/settings/appearance');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await saved;
  await page.reload();
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  await logOut(page);
  await expect(loginPage(page)).toBeVisible();
  await expect(html).toHaveAttribute('data-color-scheme', 'light');
  await logInAs(page, light);
  await page.goto('/settings');
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(html).toHaveAttribute('data-color-scheme', 'light');
  await logOut(page);
  await logInAs(page, dark);
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
});
