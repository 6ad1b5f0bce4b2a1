import type { Page } from '@playwright/test';
import { ORGANISATION_SETTINGS } from '@trialdesk/contract/entities/ai-settings';
import { securitySettingsRecord, type SecuritySettings } from '@trialdesk/contract/entities/security-settings';
import { audit, requests, securitySettings } from '../functions/src/firebase/collections.ts';
import { tokenSignedInAt } from '../functions/src/testing/tokens.ts';
import { DEMO_PASSWORD } from '../tools/demo/accounts.ts';
import { draftedRequest, reviewPath } from './harness/drafted-request.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { signedAnswer, type Given } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { dismissToast, expectFieldError, expectToast } from './harness/screen.ts';
import { signedInState } from './harness/signed-in-state.ts';

const MINUTES = 15;
const NEW_PASSWORD = 'quiet-otter-lantern-9';
const loginPage = (page: Page) => page.getByRole('heading', { name: 'Sign in' });
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const saveSecurity = (page: Page) =>
  page.getByRole('form', { name: 'Organization Security' }).getByRole('button', { name: 'Save Changes' });
const box = (page: Page) => page.getByRole('textbox', { name: 'Follow-up question' });

/** For everyone, so tests that change settings are in this file alone, which runs them one after the other. */
async function set(given: Given, changes: Partial<SecuritySettings>): Promise<void> {
  given.onEnd(() => securitySettings().doc(ORGANISATION_SETTINGS).delete());
  await securitySettings().doc(ORGANISATION_SETTINGS).set(securitySettingsRecord(changes));
}

async function answered(given: Given) {
  const site = await given.site();
  const request = await given.request({
    site,
    title: 'Late visit',
    status: 'completed',
    queries: [{ sent: signedAnswer('Three days late is fine.') }],
  });
  const path = `/site-request/${request.request_id}`;
  const person = () => given.person('Clinical Researcher', [site]);
  return { path, researcher: await person(), colleague: await person() };
}

/** As if the last activity in this browser had been earlier; the watch writes it once it runs. */
async function letPass(page: Page, seconds: number): Promise<void> {
  await page.waitForFunction(() => Object.keys(window.localStorage).some((name) => name.endsWith('.activity')));
  await page.evaluate((by) => {
    const name = Object.keys(window.localStorage).find((each) => each.endsWith('.activity')) ?? '';
    window.localStorage.setItem(name, String(Number(window.localStorage.getItem(name)) - by * 1_000));
  }, seconds);
}

async function type(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask Follow-up Question' }).click();
  await box(page).fill('And after five days?');
}

async function logInAs(page: Page, { email }: { email: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
}

test('warns, and stays signed in on request', async ({ signIn, given }) => {
  await set(given, { idle_minutes: MINUTES });
  const { path, researcher } = await answered(given);
  const page = await signIn(researcher, path);
  await letPass(page, (MINUTES - 1) * 60 + 5);
  await expect(warning(page)).toBeVisible();
  await expect(warning(page)).toContainText(/will be signed out in \d+ seconds/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stay Signed In' }).click();
  await expect(warning(page)).toBeHidden();
  await page.waitForTimeout(2_000);
  await expect(warning(page)).toBeHidden();
});

test('signs out in every tab; the same person finds their place and their text', async ({ signIn, given }) => {
  await set(given, { idle_minutes: MINUTES });
  const { path, researcher } = await answered(given);
  const page = await signIn(researcher, path);
  await type(page);
  const other = await page.context().newPage();
  await other.goto('/settings?tab=notifications');
  await expect(other.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await letPass(other, MINUTES * 60);
  for (const tab of [page, other]) {
    await expect(loginPage(tab)).toBeVisible();
    await expect(tab.getByRole('alert')).toContainText(
      'You were signed out because you were inactive or your session had ended.',
    );
  }
  await expectAccessible(page);
  await page.reload();
  await logInAs(page, researcher);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(box(page)).toHaveValue('And after five days?');
  await expect(other).toHaveURL(/\/settings\?tab=notifications$/);
});

test('somebody else finds neither', async ({ signIn, given }) => {
  await set(given, { idle_minutes: MINUTES });
  const { path, researcher, colleague } = await answered(given);
  const page = await signIn(researcher, path);
  await type(page);
  await letPass(page, MINUTES * 60);
  await expect(loginPage(page)).toBeVisible();
  await logInAs(page, colleague);
  await expect(page).toHaveURL(/\/site-dashboard$/);
  expect(await page.evaluate(() => Object.values(window.sessionStorage).join())).not.toContain('five days');
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Ask Follow-up Question' })).toBeVisible();
});

test('a browser opened again after that time is signed out', async ({ signIn, given }) => {
  await set(given, { idle_minutes: MINUTES });
  const { path, researcher } = await answered(given);
  const page = await signIn(researcher, path);
  await page.waitForFunction(() => Object.keys(window.localStorage).some((name) => name.endsWith('.activity')));
  await page.goto('about:blank');
  const again = await page.context().newPage();
  await again.goto('/favicon.svg');
  await letPass(again, MINUTES * 60);
  await again.goto(path);
  await expect(loginPage(again)).toBeVisible();
});

test('an Administrator sets the minutes, on record with the old and new value', async ({ signIn, given, failing }) => {
  await set(given, {});
  const administrator = await given.person('Administrator', []);
  const page = await signIn(administrator, '/settings');
  const minutes = page.getByLabel('Minutes');
  const save = saveSecurity(page);
  await page.getByRole('switch', { name: 'Sign out when inactive' }).check();
  await expect(minutes).toHaveValue('15');
  await minutes.fill('3');
  await save.click();
  await expect(minutes).toHaveAccessibleDescription('Minutes must be a whole number from 5 to 480');
  await minutes.fill('');
  await expect(minutes).toHaveAccessibleDescription('Minutes must be a whole number from 5 to 480');
  await expectAccessible(page);
  await minutes.fill('30');
  const call = await failing(page, 'PUT /api/v1/settings/security', { status: 500 });
  await save.click();
  await dismissToast(page, 'securitySettingsFailed');
  call.restore();
  await save.click();
  await expectToast(page, 'securitySettingsSaved');
  await page.reload();
  await expect(minutes).toHaveValue('30');
  const entries = await audit().where('actor_id', '==', administrator.id).get();
  expect(entries.docs.map((doc) => doc.data())).toContainEqual(
    expect.objectContaining({
      action: 'security_settings.changed',
      before: expect.objectContaining({ idle_minutes: null }),
      after: expect.objectContaining({ idle_minutes: 30 }),
    }),
  );
});

test('shows the strength of a new password; weak ones are refused if the organization wants it', async ({
  signIn,
  given,
  expectFault,
}) => {
  expectFault(/status of (400|401|403)/);
  await set(given, { refuse_weak_passwords: true });
  const page = await signIn(await given.person('Clinical Researcher', [await given.site()]), '/settings');
  await expect(page.getByText('Password strength')).toHaveCount(0);
  await field(page, 'New Password').fill('password1');
  await expect(page.getByText('Password strength: Very weak.')).toBeVisible();
  await expectAccessible(page);
  await field(page, 'Current Password').fill(DEMO_PASSWORD);
  await field(page, 'Confirm New Password').fill('password1');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expectFieldError(
    field(page, 'New Password'),
    'This password is easy to guess. Please choose a stronger one, such as four unrelated words.',
  );
  await field(page, 'New Password').fill(NEW_PASSWORD);
  await expect(page.getByText('Password strength: Strong.')).toBeVisible();
  await field(page, 'Confirm New Password').fill(NEW_PASSWORD);
  await page.waitForTimeout(1_100);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password changed').first()).toBeVisible();
  await expect(page.getByText('Password strength')).toHaveCount(0);
});

test('asks for the password before sending, if the organization wants it', async ({ browser, signIn, given }) => {
  await set(given, {});
  const administrator = await signIn(await given.person('Administrator', []), '/settings');
  await administrator.getByRole('switch', { name: 'Confirm with password' }).check();
  await saveSecurity(administrator).click();
  await expectToast(administrator, 'securitySettingsSaved');
  await expectAccessible(administrator);

  const { request, manager } = await draftedRequest(given);
  const state = await signedInState(manager.email, DEMO_PASSWORD, { isStale: true });
  await tokenSignedInAt(manager.id, Date.now() - 16 * 60_000);
  const context = await browser.newContext({ storageState: state });
  given.onEnd(() => context.close());
  const page = await context.newPage();
  await page.goto(reviewPath(request));
  await page.getByRole('button', { name: 'Send Response' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm with password' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const password = dialog.getByLabel('Password', { exact: true });
  await password.fill('not-the-password');
  await dialog.getByRole('button', { name: 'Confirm and Send' }).click();
  await expectFieldError(password, 'This is not your password');
  expect((await requests().doc(request.request_id).get()).data()?.status).toBe('processing');
  await password.fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Confirm and Send' }).click();
  await expectToast(page, 'requestCompleted');
  expect((await requests().doc(request.request_id).get()).data()?.status).toBe('completed');
});
