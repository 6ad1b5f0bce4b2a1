import type { Page } from '@playwright/test';
import { ORGANISATION_SETTINGS } from '@trialdesk/contract/entities/ai-settings';
import { answerTimesRecord, DEFAULT_ANSWER_TIMES, type AnswerTimes } from '@trialdesk/contract/entities/answer-times';
import { answerTimes, audit, requests } from '../functions/src/firebase/collections.ts';
import { dueTimes } from '../functions/src/requests/due-times.ts';
import { demoStudy } from './harness/demo-study.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import type { Given } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { dismissToast, expectFieldError, expectNothingBeside, expectToast, selectOption } from './harness/screen.ts';

/** The promise for medium questions stays, since other journeys ask some. */
const TOKYO: AnswerTimes = {
  time_zone: 'Asia/Tokyo',
  days: [2, 3, 4, 5],
  opens: '08:30',
  closes: '20:00',
  holidays: [{ date: '2027-01-01', name: 'New Year' }],
  promises: { ...DEFAULT_ANSWER_TIMES.promises, high: { amount: 2, unit: 'working_day' } },
};

const TITLE = 'Vials thawed at noon';

const stored = () => answerTimes().doc(ORGANISATION_SETTINGS);
const form = (page: Page) => page.getByRole('form', { name: 'Answer Times' });
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const high = (page: Page) => form(page).getByRole('group', { name: 'High priority' });
const examples = (page: Page) => form(page).getByRole('note', { name: 'Examples' });
const save = (page: Page) => form(page).getByRole('button', { name: 'Save Changes' });

/** For everyone, so tests that change them are in this file alone, which runs them one after the other. */
async function set(given: Given, times: Partial<AnswerTimes>): Promise<void> {
  given.onEnd(() => stored().delete());
  await stored().set(answerTimesRecord(times));
}

test('an Administrator sets when the team works, and the next question is due by it', async ({
  signIn,
  given,
  failing,
}) => {
  await set(given, {});
  const administrator = await given.person('Administrator', []);
  const page = await signIn(administrator, '/settings');
  const zone = form(page).getByRole('combobox', { name: 'Time zone' });
  await expect(zone).toHaveValue('Etc/UTC');
  await zone.fill('tokyo');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(zone).toHaveValue('Asia/Tokyo');
  await field(page, 'Monday').uncheck();
  await field(page, 'Friday').focus();
  await page.keyboard.press('Space');
  await expect(field(page, 'Friday')).not.toBeChecked();
  await page.keyboard.press('Space');
  await field(page, 'From').fill('08:30');
  await field(page, 'To').fill('08:00');
  await form(page).getByRole('button', { name: 'Add Holiday' }).press('Enter');
  await expect(field(page, 'Date')).toBeFocused();
  await high(page).getByLabel('Within').fill('');
  await save(page).click();
  await expectFieldError(field(page, 'To'), 'Closing time must be at least an hour after opening time');
  await expectFieldError(field(page, 'Date'), 'Please enter a date from 2000 to 2099');
  await expectFieldError(high(page).getByLabel('Within'), 'Please enter a number');
  await expect(field(page, 'To'), 'the first invalid field has the focus').toBeFocused();
  await expect(examples(page)).toHaveCount(0);
  await expectAccessible(page);

  await field(page, 'To').fill('20:00');
  await field(page, 'Date').fill('2027-01-01');
  await field(page, 'Name (optional)').fill('New Year');
  await high(page).getByLabel('Within').fill('2');
  await selectOption(high(page), 'Counted in', 'Working days');
  await expect(examples(page)).toContainText('in the time zone Asia/Tokyo');
  await expect(examples(page)).toContainText(
    /A medium priority question asked on Friday, \w+ \d+ at 7:00\sPM is due on Tuesday, \w+ \d+ at 7:00\sPM\./,
  );
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Documents' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toContainText('Answer Times');
  await page.getByRole('button', { name: 'Stay' }).click();
  const call = await failing(page, 'PUT /api/v1/settings/answer-times', { status: 500 });
  await save(page).click();
  await dismissToast(page, 'answerTimesFailed');
  call.restore();
  await save(page).click();
  await expectToast(page, 'answerTimesSaved');
  await page.reload();
  await expect(zone).toHaveValue('Asia/Tokyo');
  await expect(field(page, 'Name (optional)')).toHaveValue('New Year');
  expect((await stored().get()).data()).toMatchObject({ ...TOKYO });
  const entries = await audit().where('actor_id', '==', administrator.id).get();
  expect(entries.docs.map((doc) => doc.data())).toContainEqual(
    expect.objectContaining({ action: 'answer_times.changed', before: DEFAULT_ANSWER_TIMES, after: TOKYO }),
  );

  const study = await demoStudy('WAYPOINT-2');
  const site = await given.site();
  given.deleteAtEnd({ title: TITLE });
  const asker = await signIn(await given.person('Clinical Researcher', [site]), '/submit-request');
  await asker.getByLabel('Title').fill(TITLE);
  await selectOption(asker, 'Study', study.name);
  await selectOption(asker, 'Category', 'Other');
  await asker.getByRole('group', { name: 'Priority' }).getByRole('radio', { name: 'High' }).check();
  await asker.getByLabel('Request Details').fill('May vials that have thawed once be frozen again?');
  await asker.getByRole('button', { name: 'Submit Request' }).click();
  await expect(asker).toHaveURL(/\/site-request\/[\w-]+$/);
  const id = asker.url().split('/').at(-1) ?? '';
  await expect(asker.getByText('Questions of high priority are answered within 2 working days.')).toBeVisible();
  const request = (await requests().doc(id).get()).data();
  expect(request).toMatchObject({ ...(await dueTimes(request?.asked_at ?? '', 'high', TOKYO)) });
});

test('adds and removes holidays by keyboard, on a phone too', async ({ signIn, given }) => {
  await set(given, {
    holidays: [
      { date: '2026-12-25', name: 'Christmas' },
      { date: '2026-12-31', name: '' },
    ],
  });
  const page = await signIn(await given.person('Administrator', []), '/settings');
  await page.setViewportSize({ width: 400, height: 800 });
  await form(page).getByRole('button', { name: 'Remove Christmas' }).press('Enter');
  await expect(form(page).getByRole('button', { name: 'Add Holiday' })).toBeFocused();
  await expect(field(page, 'Date')).toHaveValue('2026-12-31');
  await expectAccessible(page);
  await expectNothingBeside(page);
  await form(page).getByRole('button', { name: 'Remove 2026-12-31' }).press('Enter');
  await expect(form(page).getByText('No holidays yet.')).toBeVisible();
  await save(page).press('Enter');
  await expectToast(page, 'answerTimesSaved');
  expect((await stored().get()).data()?.holidays).toEqual([]);
});
