import type { Page } from '@playwright/test';
import { ORGANISATION_SETTINGS } from '@trialdesk/contract/entities/ai-settings';
import { DEFAULT_SAFETY_WORDS, safetyWordsRecord } from '@trialdesk/contract/entities/safety-words';
import { safetyWords } from '../functions/src/firebase/collections.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import type { Given } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { dismissToast, expectFieldError, expectNothingBeside, expectToast, selectOption } from './harness/screen.ts';

const TITLE = 'Two scoops at breakfast';
const QUESTION = 'She took a double scoop of the powder and was hospitalised. May she go on with the study?';

const stored = () => safetyWords().doc(ORGANISATION_SETTINGS);
const form = (page: Page) => page.getByRole('form', { name: 'Safety Words' });
const save = (page: Page) => form(page).getByRole('button', { name: 'Save Changes' });
const overdose = (page: Page) => form(page).getByLabel('Overdose or wrong dose');

/** For everyone, so tests that change them are in this file alone, which runs them one after the other. */
async function set(given: Given, words: object): Promise<void> {
  given.onEnd(() => stored().delete());
  await stored().set(safetyWordsRecord(words));
}

test('a question with one of the words is marked for the team, which can list such questions, and not for the site', async ({
  signIn,
  given,
  failing,
}) => {
  await set(given, { overdose: ['double scoop'] });
  const site = await given.site();
  given.deleteAtEnd({ title: TITLE });
  const asker = await signIn(await given.person('Clinical Researcher', [site]), '/submit-request');
  await asker.getByLabel('Title').fill(TITLE);
  await selectOption(asker, 'Study', 'WAYPOINT-2');
  await selectOption(asker, 'Category', 'Other');
  await asker.getByLabel('Request Details').fill(QUESTION);
  await asker.getByRole('button', { name: 'Submit Request' }).click();
  await expect(asker).toHaveURL(/\/site-request\/[\w-]+$/);
  await expect(asker.getByText(QUESTION)).toBeVisible();

  const page = await signIn(await given.person('Site Manager', [site]), '/dashboard?view=list');
  const row = page.getByRole('row').filter({ hasText: TITLE });
  await expect(row.getByRole('img', { name: 'May need a safety report' })).toBeVisible();
  await given.request({ title: 'A calm question', site });
  await expect(page.getByRole('row').filter({ hasText: 'A calm question' })).toBeVisible();
  await page.getByRole('link', { name: '1 safety' }).click();
  await expect(page).toHaveURL(/safety=yes/);
  await expect(page.getByRole('row').filter({ hasText: 'A calm question' })).toHaveCount(0);
  await expect(row).toBeVisible();
  await expectAccessible(page);

  await row.getByRole('link').click();
  const notice = page.getByRole('note').filter({ hasText: 'May need a safety report within 24 hours' });
  await expect(notice).toContainText('Adverse event: “hospitalised”');
  await expect(notice).toContainText('Overdose or wrong dose: “double scoop”');
  await expect(notice).toContainText('The site asked with low priority.');
  await expectAccessible(page);
  const raise = notice.getByRole('button', { name: 'Raise to High' });
  const broken = await failing(page, 'PUT /api/v1/requests/*/priority', { status: 500 });
  await raise.click();
  await dismissToast(page, 'priorityFailed');
  broken.restore();
  const detail = 'Robin Reed has answered this question already.';
  const refused = await failing(page, 'PUT /api/v1/requests/*/priority', {
    status: 409,
    body: { detail, code: 'conflict' },
  });
  await raise.click();
  await expectToast(page, 'priorityRefused', { detail });
  refused.restore();
  await raise.click();
  await expectToast(page, 'priorityRaised');
  await expect(raise).toHaveCount(0);
  await expect(page.getByText('High', { exact: true })).toBeVisible();
  await expect(asker.getByText(/safety report/)).toHaveCount(0);
});

test('an Administrator sets the words', async ({ signIn, given, failing }) => {
  await set(given, {});
  const page = await signIn(await given.person('Administrator', []), '/settings');
  await expect(overdose(page)).toHaveValue(DEFAULT_SAFETY_WORDS.overdose.join('\n'));
  await overdose(page).fill('overdos*\n*');
  await save(page).click();
  await expectFieldError(overdose(page), 'Each word must have at least 2 letters or digits');
  await expect(overdose(page), 'the first invalid field has the focus').toBeFocused();
  await overdose(page).fill('overdos*\n\n double scoop ');
  await expectAccessible(page);
  const call = await failing(page, 'PUT /api/v1/settings/safety-words', { status: 500 });
  await save(page).click();
  await dismissToast(page, 'safetyWordsFailed');
  call.restore();
  await save(page).click();
  await expectToast(page, 'safetyWordsSaved');
  await expect(overdose(page)).toHaveValue('overdos*\ndouble scoop');
  expect((await stored().get()).data()).toMatchObject({ overdose: ['overdos*', 'double scoop'], version: 1 });
  await page.setViewportSize({ width: 400, height: 800 });
  await expectNothingBeside(page);
});
