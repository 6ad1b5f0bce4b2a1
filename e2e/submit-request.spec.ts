import type { Page } from '@playwright/test';
import { DEMO_STUDY } from '@trialdesk/contract/entities/site';
import { DEMO_PASSWORD } from '../tools/demo/accounts.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import type { Given } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { selectOption, expectToast } from './harness/screen.ts';

const TITLE = 'Stent and screening';
const CALL = 'POST /api/v1/create-request';

async function researcherOf(given: Given) {
  const site = await given.site('Harrow Clinic');
  const researcher = await given.person('Clinical Researcher', [site]);
  given.deleteAtEnd({ title: TITLE });
  return researcher;
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Title').fill(TITLE);
  await selectOption(page, 'Study', 'WAYPOINT-2');
  await selectOption(page, 'Category', 'Inclusion/Exclusion Criteria');
  await page.getByLabel('Request Details').fill('May a patient with a stent placed nine days ago be screened?');
}

test('submits a question and opens its page', async ({ signIn, given }) => {
  const page = await signIn(await researcherOf(given), '/site-dashboard');
  await page.getByRole('link', { name: 'New Request' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Submit a Study Request');
  const site = page.getByLabel('Site', { exact: true });
  await expect(site).toHaveValue('Harrow Clinic');
  await expect(site).not.toBeEditable();
  const priority = page.getByRole('group', { name: 'Priority' });
  await expect(priority.getByRole('radio', { name: 'Low' })).toBeChecked();
  await expect(priority).toContainText('A general question.');
  await priority.getByRole('radio', { name: 'High' }).check();
  await expect(priority).toContainText('Needed now');

  await page.getByRole('combobox', { name: 'Category' }).click();
  await expect(page.getByRole('option')).toHaveText([
    'Protocol Clarification',
    'Recruitment',
    'Inclusion/Exclusion Criteria',
    'Study Procedures',
    'Other',
  ]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Study' }).click();
  await expect(page.getByRole('option', { name: DEMO_STUDY })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await fillIn(page);
  const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>();
  await page.route('**/api/v1/create-request', async (route) => {
    await answered;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByRole('button', { name: 'Pending' })).toBeDisabled();
  await expect(page.locator('[inert]').locator('#title')).toHaveCount(1);
  answer(undefined);
  await expect(page).toHaveURL(/\/site-request\/[\w-]+$/);
  await expectToast(page, 'requestSubmitted');
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
  await page.goto('/submit-request');
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('counts the characters that are left near the limit, and is sent by Ctrl+Enter', async ({
  signIn,
  failing,
  given,
}) => {
  const page = await signIn(await researcherOf(given), '/submit-request');
  await fillIn(page);
  await page.getByLabel('Title').fill('x'.repeat(190));
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription('10 characters left');
  await page.getByLabel('Title').fill(TITLE);
  const broken = await failing(page, CALL, { status: 500 });
  await page.getByLabel('Request Details').press('Control+Enter');
  await expectToast(page, 'submitFailed');
  await expect(page.getByRole('button', { name: 'Submit Request' })).toBeFocused();
  broken.restore();
});

test('from sign-in to a submitted question takes at most 25 keystrokes besides the text', async ({ page, given }) => {
  const researcher = await researcherOf(given);
  let keystrokes = 0;
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    keystrokes += keys.length;
  };
  await page.goto('/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(researcher.email);
  await press('Tab');
  await page.keyboard.type(DEMO_PASSWORD);
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Site Requests Dashboard' })).toBeFocused();
  await press('Tab');
  await expect(page.getByRole('link', { name: 'New Request' })).toBeFocused();
  await press('Enter');
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.keyboard.type(TITLE);
  await press('Tab', 'Tab');
  await expect(page.getByRole('combobox', { name: 'Study' })).toBeFocused();
  const choices = page.getByRole('listbox');
  for (const [label, choice] of [
    ['Study', 'WAYPOINT-2'],
    ['Category', 'Inclusion/Exclusion Criteria'],
  ] as const) {
    await expect(page.getByRole('combobox', { name: label })).toBeFocused();
    await press('Enter');
    await expect(choices.getByRole('option').first()).toBeFocused();
    // Other journeys have studies of their own for a while, which may come first.
    await press(choice.charAt(0));
    await expect(choices.getByRole('option', { name: choice })).toBeFocused();
    await press('Enter');
    await expect(page.locator('[role=listbox]')).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: label })).toBeFocused();
    await press('Tab');
  }
  await press('Tab');
  await expect(page.getByLabel('Request Details')).toBeFocused();
  await page.keyboard.type('May a patient with a stent placed nine days ago be screened?');
  await press('Control+Enter');
  await expect(page).toHaveURL(/\/site-request\//);
  expect(keystrokes).toBeLessThanOrEqual(25);
  // Before the request is deleted.
  await page.close();
});
