import type { Page } from '@playwright/test';
import { mail } from '../functions/src/firebase/collections.ts';
import { DEMO_PASSWORD } from '../tools/demo/accounts.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { expect, test } from './harness/journey.ts';
import { expectFieldError, expectToast } from './harness/screen.ts';

const NEW_PASSWORD = 'quiet-otter-lantern-9';
const loginPage = (page: Page) => page.getByRole('heading', { name: 'Sign in' });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await page.keyboard.press('Enter');
}

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible();
  await field(page, 'Email').fill(email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

test('a forgotten password is set anew with the mailed link, once', async ({ page, given, failing, expectFault }) => {
  expectFault(/status of (400|410)/);
  const person = await given.person('Clinical Researcher', [await given.site()]);
  const asking = await failing(page, 'POST /api/v1/password-resets', { status: 500 });
  await page.goto('/forgot-password');
  await field(page, 'Email').fill(person.email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expectToast(page, 'resetRequestFailed');
  asking.restore();
  await askForLink(page, 'nobody-at-all@example.test');
  const neutral = await page.getByRole('alert').innerText();
  await askForLink(page, person.email);
  expect(await page.getByRole('alert').innerText()).toBe(neutral);
  await expectAccessible(page);

  const mails = await mail().where('to', 'array-contains', person.email).get();
  const link = /\/reset-password\?token=\w+/.exec(mails.docs[0]?.data().message.text ?? '')?.[0] ?? '';
  await page.goto(link);
  const below = () => field(page, 'Confirm Password').boundingBox();
  await field(page, 'New Password').fill(NEW_PASSWORD);
  const place = await below();
  await expect(page.getByText('Password strength: Strong.')).toBeVisible();
  expect(await below()).toEqual(place);
  await field(page, 'New Password').fill('password');
  await expect(page.getByText('Password strength: Very weak.')).toBeVisible();
  expect(await below()).toEqual(place);
  const submit = page.getByRole('button', { name: 'Set Password' });
  await field(page, 'New Password').fill('short');
  await submit.click();
  await expectFieldError(field(page, 'New Password'), 'Password must be at least 8 characters');
  await expectAccessible(page);
  await field(page, 'New Password').fill(NEW_PASSWORD);
  await field(page, 'Confirm Password').fill(NEW_PASSWORD);
  const setting = await failing(page, 'POST /api/v1/password-resets/*/complete', { status: 500 });
  await submit.click();
  await expectToast(page, 'passwordResetFailed');
  setting.restore();
  await submit.click();
  await expectToast(page, 'passwordReset');
  await expect(loginPage(page)).toBeVisible();
  await logIn(page, person.email, DEMO_PASSWORD);
  await expectToast(page, 'loginFailed');
  await logIn(page, person.email, NEW_PASSWORD);
  await expect(page).toHaveURL(/site-dashboard$/);

  await page.goto(link);
  await field(page, 'New Password').fill('another-password-1');
  await field(page, 'Confirm Password').fill('another-password-1');
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Invalid link' })).toBeVisible();
  await expectAccessible(page);
});

test('a changed password ends other sessions and keeps this one', async ({ signIn, given, failing, expectFault }) => {
  expectFault(/status of (400|401|403)/);
  const person = await given.person('Clinical Researcher', [await given.site()]);
  const other = await signIn(person);
  const page = await signIn(person, '/settings');
  const submit = page.getByRole('button', { name: 'Change Password' });
  await field(page, 'Current Password').fill('not-the-password');
  await field(page, 'New Password').fill(NEW_PASSWORD);
  await field(page, 'Confirm New Password').fill(NEW_PASSWORD);
  await submit.click();
  await expectFieldError(field(page, 'Current Password'), 'This is not your password');
  await expectAccessible(page);
  await field(page, 'Current Password').fill(DEMO_PASSWORD);
  const changing = await failing(page, 'PUT /api/v1/settings/password', { status: 500 });
  await submit.click();
  await expectToast(page, 'passwordChangeFailed');
  changing.restore();
  // Tokens have their times in seconds.
  await page.waitForTimeout(1_100);
  await submit.click();
  await expectToast(page, 'passwordChanged');
  await expect(loginPage(other)).toBeVisible();
  await page.goto('/site-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site Requests Dashboard');
});

test('signing out everywhere ends all sessions', async ({ signIn, given, failing, expectFault }) => {
  expectFault(/status of (400|401|403)/);
  const person = await given.person('Clinical Researcher', [await given.site()]);
  const other = await signIn(person);
  const page = await signIn(person, '/settings');
  const end = page.getByRole('button', { name: 'Sign out everywhere' });
  const ending = await failing(page, 'POST /api/v1/settings/sign-out-everywhere', { status: 500 });
  await end.click();
  await expectToast(page, 'signOutEverywhereFailed');
  ending.restore();
  await page.waitForTimeout(1_100);
  await end.click();
  await expectToast(page, 'signedOutEverywhere');
  for (const each of [page, other]) await expect(loginPage(each)).toBeVisible();
  await logIn(page, person.email, DEMO_PASSWORD);
  await expect(page).toHaveURL(/site-dashboard$/);
});
