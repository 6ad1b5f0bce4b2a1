import type { MessageKey } from '@trialdesk/contract/messages';
import { DEMO_PASSWORD } from '../tools/demo/accounts.ts';
import { VALIDATION } from '@trialdesk/contract/validation-messages';
import { expectAccessible } from './harness/expect-accessible.ts';
import { holdRequests } from './harness/hold-requests.ts';
import { expect, test } from './harness/journey.ts';
import { dismissToast, expectFieldError, expectToast } from './harness/screen.ts';
import type { Page } from '@playwright/test';

async function signInAs(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** Error body of the identity provider. */
const refusal = (message: string) => ({ error: { code: 400, message, errors: [] } });

test('shows validation errors at their fields and focuses the first', async ({ page }) => {
  await page.goto('/login');
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  const password = page.getByLabel('Password', { exact: true });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectFieldError(email, VALIDATION.emailInvalid);
  await expectFieldError(password, VALIDATION.passwordRequired);
  await expect(email).toBeFocused();
  await email.fill('manager@trialdesk');
  await page.keyboard.press('Enter');
  await expect(password).toBeFocused();
  await expectAccessible(page);
});

test('shows a spinner between login and the first page', async ({ page }) => {
  const dashboard = await holdRequests(page, '**/assets/dashboard-page-*.js');
  await page.goto('/login');
  await signInAs(page, 'manager@trialdesk.test');
  await expectToast(page, 'loginSucceeded', { name: 'Marek Lindqvist' });
  await expect(page.getByRole('status', { name: 'Loading', exact: true })).toBeVisible();
  await dashboard.requested;
  dashboard.release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Study Requests Dashboard');
});

test('says why a sign-in was refused, and keeps what was typed', async ({ page, expectFault }) => {
  expectFault(/status of 400.*signInWithPassword|Failed to load resource.*signInWithPassword/);
  await page.goto('/login');
  const manager = 'manager@trialdesk.test';
  const refused = async (key: MessageKey, email = manager, password = DEMO_PASSWORD) => {
    await signInAs(page, email, password);
    await expectToast(page, key);
    await dismissToast(page, key);
  };
  await refused('loginFailed', manager, 'not-the-password');
  await expect(page.getByLabel('Email')).toHaveValue(manager);
  await expectAccessible(page);
  await refused('loginFailed', 'nobody@trialdesk.test');
  const provider = '**/accounts:signInWithPassword*';
  for (const [message, key] of [
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'loginTooMany'],
    ['USER_DISABLED', 'loginDisabled'],
  ] as const) {
    await page.route(provider, (route) =>
      route.fulfill({ status: 400, json: refusal(message), headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    await refused(key);
    await page.unroute(provider);
  }
  await page.route(provider, (route) => route.abort('connectionfailed'));
  await signInAs(page, manager);
  await expectToast(page, 'loginOther', { message: 'Firebase: Error (auth/network-request-failed).' });
});

test('offers a retry when the role lookup fails', async ({ page, failing }) => {
  const lookup = await failing(page, 'GET /api/v1/users/email/*/role', { status: 500 });
  await page.goto('/login');
  await signInAs(page, 'manager@trialdesk.test');
  await expectToast(page, 'roleFailed');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Your account could not be loaded.' })).toBeVisible();
  await expectToast(page, 'roleFailed');
  await expectAccessible(page);
  lookup.restore();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Study Requests Dashboard' })).toBeVisible();
});

for (const [who, email, name, path] of [
  ['a Site Manager', 'manager@trialdesk.test', 'Marek Lindqvist', '/dashboard'],
  ['an Administrator', 'admin@trialdesk.test', 'Alma Okonjo-Reyes', '/dashboard'],
  ['a Clinical Researcher', 'researcher@trialdesk.test', 'Rosa Delgado-Finch', '/site-dashboard'],
] as const) {
  test(`welcomes ${who} and opens ${path}`, async ({ page }) => {
    await page.goto('/login');
    await signInAs(page, email);
    await expect(page).toHaveURL(path);
    await expectToast(page, 'loginSucceeded', { name });
  });
}

test('opens the linked request after login', async ({ page, given }) => {
  const request = await given.request({ site: await given.site() });
  await page.goto(`/request/${request.request_id}`);
  await expect(page).toHaveURL(/\/login$/);
  await signInAs(page, 'manager@trialdesk.test');
  await expect(page.getByRole('heading', { name: request.title })).toBeVisible();
});
