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

test('shows a spinner between login and the first page, and focuses the heading of each page', async ({ page }) => {
  const dashboard = await holdRequests(page, '**/assets/dashboard-page-*.js');
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await signInAs(page, 'manager@trialdesk.test');
  await expectToast(page, 'loginSucceeded', { name: 'Marek Lindqvist' });
  await expect(page.getByRole('status', { name: 'Loading', exact: true })).toBeVisible();
  await dashboard.requested;
  dashboard.release();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Study Requests Dashboard');
  await expect(page).toHaveURL('/dashboard');
  await expect(heading).toBeFocused();
  await page.locator('a[href^="/request/"]').first().press('Enter');
  await expect(page).toHaveURL(/\/request\//);
  await expect(heading).toBeFocused();
});

test('says why a sign-in failed, and keeps what was typed', async ({ page, expectFault }) => {
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
  await expect(page.getByText('The sign-in service cannot be reached.')).toBeVisible();
  const error = page.getByRole('alert').filter({ hasText: 'Authentication error:' });
  await expect(error).toBeVisible();
  await expectAccessible(page);
  await page.unroute(provider);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectToast(page, 'loginSucceeded', { name: 'Marek Lindqvist' });
  await expect(error).toHaveCount(0);
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

test('welcomes a Clinical Researcher on their dashboard if they may not open what they asked for', async ({ page }) => {
  await page.goto('/team-management');
  await signInAs(page, 'researcher@trialdesk.test');
  await expect(page).toHaveURL('/site-dashboard');
  await expectToast(page, 'loginSucceeded', { name: 'Rosa Delgado-Finch' });
});

test('opens the linked request after login, with its query', async ({ page, given }) => {
  const request = await given.request({ site: await given.site() });
  const path = `/request/${request.request_id}?panel=notes`;
  await page.goto(path);
  await expect(page).toHaveURL(/\/login$/);
  await signInAs(page, 'admin@trialdesk.test');
  await expectToast(page, 'loginSucceeded', { name: 'Alma Okonjo-Reyes' });
  await expect(page.getByRole('heading', { name: request.title })).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('tab', { name: 'Notes' })).toHaveAttribute('aria-selected', 'true');
});
