import type { Page } from '@playwright/test';
import { VALIDATION } from '@trialdesk/contract/validation-messages';
import { DEMO_STUDY } from '@trialdesk/contract/entities/site';
import { expectAccessible } from './harness/expect-accessible.ts';
import type { Given } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { selectOption, expectFieldError, expectToast } from './harness/screen.ts';

const TITLE = 'Stent and screening';
const LEAVE_OUT = 'Do not include names, dates of birth or anything else that identifies a participant.';
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
  answer(undefined);
  await expect(page).toHaveURL(/\/site-request\/[\w-]+$/);
  await expectToast(page, 'requestSubmitted');
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
  await page.goto('/submit-request');
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('shows validation errors at their fields and focuses the first', async ({ signIn, given }) => {
  const page = await signIn(await researcherOf(given), '/submit-request');
  await page.getByLabel('Title').fill('Four');
  await page.keyboard.press('Enter');
  await expectFieldError(page.getByLabel('Title'), VALIDATION.titleTooShort);
  await expectFieldError(page.getByRole('combobox', { name: 'Study' }), VALIDATION.studyMissing);
  await expectFieldError(page.getByRole('combobox', { name: 'Category' }), VALIDATION.categoryMissing);
  const details = page.getByLabel('Request Details');
  await expectFieldError(details, `${VALIDATION.questionTooShort} ${LEAVE_OUT}`);
  await expect(page.getByText(LEAVE_OUT)).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expectAccessible(page);
  await details.fill('May a patient with a stent placed nine days ago be screened?');
  await expect(details).toHaveAccessibleDescription(LEAVE_OUT);
});

test('keeps typed text through a reload, a failure and a lost connection', async ({ signIn, failing, given }) => {
  const page = await signIn(await researcherOf(given), '/submit-request');
  await fillIn(page);
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue(TITLE);
  await expect(page.getByRole('combobox', { name: 'Study' })).toHaveText('WAYPOINT-2');
  const broken = await failing(page, CALL, { status: 500 });
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expectToast(page, 'submitFailed');
  await broken.restore();
  await page.reload();
  const unreachable = await failing(page, CALL, 'no response');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expectToast(page, 'submitFailed');
  await expect(page.getByLabel('Request Details')).toHaveValue(/stent placed nine days ago/);
  await unreachable.restore();
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page).toHaveURL(/\/site-request\//);
});

test('reports studies that fail to load and reloads them', async ({ signIn, failing, given }) => {
  const page = await signIn(await researcherOf(given));
  const call = await failing(page, 'GET /api/v1/studies', { status: 500 });
  await page.goto('/submit-request');
  await expectToast(page, 'studiesFailed');
  await expect(page.getByRole('combobox', { name: 'Study' })).toBeDisabled();
  await call.restore();
  await page.getByRole('button', { name: 'Reload studies' }).click();
  await selectOption(page, 'Study', 'LANTERN-3');
});

test('blocks submitting for an account without a site', async ({ signIn, given }) => {
  const page = await signIn(await given.person('Clinical Researcher', []), '/submit-request');
  await expect(page.getByLabel('Site', { exact: true })).toHaveValue('No site assigned');
  await fillIn(page);
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expectToast(page, 'siteMissing');
  await expect(page).toHaveURL(/\/submit-request$/);
});
