import type { Page } from '@playwright/test';
import { expectAccessible } from './harness/expect-accessible.ts';
import { resetPreferences } from './harness/reset-preferences.ts';
import { expect, test } from './harness/journey.ts';
import { dismissToast, expectToast } from './harness/screen.ts';

const API = '**/api/v1/settings/';
const AI_TAB = '/settings?tab=ai';

// Otherwise the preferences would carry over to other tests.
test.afterEach(({ request }) => resetPreferences(request, 'otherResearcher'));

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('tab', { name }).click();
}

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

test('shows all settings tabs with their defaults, each of them accessible', async ({ signIn }) => {
  const page = await signIn('administrator');
  const expectTab = async (name: string) => {
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    // A tab may have two cards that load.
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await expectAccessible(page);
  };
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('tab')).toHaveText(['General', 'AI Configuration', 'Notifications', 'Team Management']);
  await expectTab('General');
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Compact mode' })).not.toBeChecked();
  for (const label of ['Full Name', 'Email', 'Role', 'Organization'])
    await expect(page.getByLabel(label, { exact: true })).not.toBeEditable();

  await page.getByRole('tab', { name: 'AI Configuration' }).click();
  await expectTab('AI Configuration');
  await expect(page.getByRole('radio', { name: 'Balanced' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Advanced' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Include protocol citations' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Show confidence level' })).toBeChecked();
  for (const name of ['Concise', 'Balanced', 'Detailed', 'Standard', 'Advanced', 'Expert beta'])
    await expect(page.getByRole('radio', { name })).toHaveCount(1);
  await expect(page.getByRole('radio')).toHaveCount(6);

  await page.getByRole('tab', { name: 'Notifications' }).click();
  await expectTab('Notifications');
  for (const name of ['Email notifications', 'Desktop notifications', 'Weekly summary'])
    await expect(page.getByRole('switch', { name })).toBeChecked();

  await page.getByRole('tab', { name: 'Team Management' }).click();
  await expectTab('Team Management');
});

test('applies the appearance immediately and in other browsers', async ({ signIn, expectFault }) => {
  expectFault(/status of 500/);
  const page = await signIn('otherResearcher');
  await page.getByRole('link', { name: 'Settings' }).click();
  const html = page.locator('html');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  const saved = page.waitForResponse('**/settings/appearance');
  await page.getByRole('switch', { name: 'Compact mode' }).check();
  await saved;
  await expect(html).toHaveAttribute('data-density', 'compact');

  const elsewhere = await signIn('otherResearcher');
  await expect(elsewhere.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await expect(elsewhere.locator('html')).toHaveAttribute('data-density', 'compact');

  await page.getByRole('switch', { name: 'Compact mode' }).uncheck();
  await page.getByRole('radio', { name: 'Light' }).check();
  await expect(elsewhere.locator('html')).toHaveAttribute('data-color-scheme', 'light');
  await page.route(`${API}appearance`, (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  // Not check(), which waits for a state that is reverted immediately.
  await page.getByRole('radio', { name: 'System' }).click();
  await expectToast(page, 'appearanceFailed');
});

test('lets Administrators change AI settings; others can only read them', async ({ signIn, expectFault }) => {
  expectFault(/status of 500/);
  const page = await signIn('administrator');
  await openTab(page, 'AI Configuration');
  await page.getByRole('radio', { name: 'Concise' }).check();
  await page.route(`${API}ai`, (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'aiSettingsFailed');
  await expect(page.getByRole('radio', { name: 'Concise' })).toBeChecked();

  await page.getByRole('link', { name: 'Documents' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toContainText('AI Configuration');
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await dismissToast(page, 'aiSettingsSaved');

  const manager = await signIn('manager');
  await openTab(manager, 'AI Configuration');
  await expect(manager.getByText('Only Administrators can change them.')).toBeVisible();
  await expect(manager.getByRole('radio', { name: 'Concise' })).toBeChecked();
  await expect(manager.getByRole('radio', { name: 'Concise' })).toBeDisabled();
  await expect(manager.getByRole('button', { name: 'Save Changes' })).toBeHidden();

  await page.getByRole('radio', { name: 'Balanced' }).check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'aiSettingsSaved');
  await expect(manager.getByRole('radio', { name: 'Balanced' })).toBeChecked();

  const researcher = await signIn('researcher');
  await openTab(researcher, 'AI Configuration');
  await expect(researcher.getByText('AI settings are only available to the research team.')).toBeVisible();
});

test('lets the second of two Administrators resolve a conflict', async ({ signIn, given }) => {
  const colleague = await signIn(await given.person('Administrator', [], { name: 'Omar Lund' }), AI_TAB);
  const page = await signIn('administrator', AI_TAB);
  const notice = (on: Page) => on.getByText('saved newer settings');
  const choice = (on: Page, name: string) => on.getByRole('radio', { name });
  await choice(page, 'Concise').check();
  await choice(colleague, 'Detailed').check();
  await save(colleague).click();
  await dismissToast(colleague, 'aiSettingsSaved');

  await expect(page.getByText('Omar Lund saved newer settings')).toBeVisible();
  await expect(page.getByText('Response length: Detailed')).toBeVisible();
  await expect(choice(page, 'Concise')).toBeChecked();
  await expect(save(page)).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep my choices' }).click();
  await expect(notice(page)).toBeHidden();
  await save(page).click();
  await dismissToast(page, 'aiSettingsSaved');
  await expect(choice(colleague, 'Concise')).toBeChecked();

  await choice(colleague, 'Expert beta').check();
  await choice(page, 'Balanced').check();
  await save(page).click();
  await expectToast(page, 'aiSettingsSaved');
  await expect(notice(colleague)).toBeVisible();
  await colleague.getByRole('button', { name: 'Use saved settings' }).click();
  await expect(notice(colleague)).toBeHidden();
  await expect(choice(colleague, 'Balanced')).toBeChecked();
  await expect(choice(colleague, 'Advanced')).toBeChecked();
});

test('saves notification settings per user; keeps unsaved ones across tabs and failures', async ({
  signIn,
  expectFault,
}) => {
  expectFault(/status of 500/);
  const page = await signIn('otherResearcher');
  await openTab(page, 'Notifications');
  await page.getByRole('switch', { name: 'Weekly summary' }).uncheck();
  await page.getByRole('tab', { name: 'General' }).click();
  await page.getByRole('tab', { name: 'Notifications' }).click();
  await expect(page.getByRole('switch', { name: 'Weekly summary' })).not.toBeChecked();

  await page.route(`${API}notifications`, (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'notificationsFailed');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'notificationsSaved');
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Weekly summary' })).not.toBeChecked();
  await page.getByRole('switch', { name: 'Weekly summary' }).check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'notificationsSaved');
});

test('asks for notification permission on click only and reports a refusal', async ({ signIn }) => {
  const page = await signIn('researcher');
  await page.addInitScript(() => {
    const asked = { count: 0 };
    const fake = {
      permission: 'default',
      requestPermission: () => {
        asked.count += 1;
        fake.permission = 'denied';
        return Promise.resolve('denied');
      },
    };
    Object.assign(window, { Notification: fake, asked });
  });
  await page.reload();
  await openTab(page, 'Notifications');
  const asked = () => page.evaluate(() => (window as unknown as { asked: { count: number } }).asked.count);
  await expect(page.getByText('This browser needs your permission to show notifications.')).toBeVisible();
  expect(await asked()).toBe(0);
  await page.getByRole('switch', { name: 'Desktop notifications' }).uncheck();
  await page.getByRole('switch', { name: 'Desktop notifications' }).check();
  await expect(page.getByText('This browser blocks notifications from TrialDesk.')).toBeVisible();
  expect(await asked()).toBe(1);
});
