import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { RequestQuery, RequestRecord } from '@trialdesk/contract/entities/request';
import * as stored from '../functions/src/firebase/collections.ts';
import { storeThread } from '../functions/src/testing/stored-thread.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { signedAnswer, type Given } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { MANUAL_CITATION } from './harness/manual-citation.ts';
import { expectFieldError, expectToast } from './harness/screen.ts';

const PRIVACY_HINT = 'Do not include names, dates of birth or anything else that identifies a participant.';
const NUMBER = 'JRN-0042';
const CALL = 'POST /api/v1/requests/*/queries';

/** An answered request in a seeded study, so that follow-ups can be asked. */
async function answeredRequest(given: Given) {
  const site = await given.site();
  const study = (await stored.studies().where('name', '==', 'WAYPOINT-2').get()).docs[0]?.data();
  const request = await given.request({
    site,
    title: 'Late visit',
    status: 'completed',
    created_at: '2026-03-05T14:30:00.000Z',
    ...(study && { study }),
    number: NUMBER,
    queries: [{ sent: signedAnswer('Three days late is fine. [1]', { citations: [MANUAL_CITATION] }) }],
  });
  return { request, researcher: await given.person('Clinical Researcher', [site]) };
}

/** Replaces the thread, as if someone else had changed it. */
async function setThread(request: RequestRecord, queries: RequestQuery[]): Promise<void> {
  await storeThread({ ...request, queries });
}

const requestPath = ({ request_id }: RequestRecord) => `/site-request/${request_id}`;
const box = (page: Page) => page.getByRole('textbox', { name: 'Follow-up question' });

test('shows the site the answer with its citations, and on hover and on focus what a number cites', async ({
  signIn,
  given,
}) => {
  const { request, researcher } = await answeredRequest(given);
  const page = await signIn(researcher, requestPath(request));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Late visit');
  await expect(page.getByText('Response Received', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Submitted /)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }), 'opening moves focus to the title').toBeFocused();
  const facts = page.locator('dl');
  for (const fact of ['WAYPOINT-2', request.site_name, 'Medium', 'Study Procedures', request.requester_name])
    await expect(facts.getByText(fact, { exact: true })).toBeVisible();
  const question = page.getByRole('article', { name: 'Question' });
  await expect(question.getByRole('heading', { name: 'Research Team Response' })).toBeVisible();
  await expect(question).toContainText('Three days late is fine.');
  await expect(question.getByRole('list', { name: 'Citations' })).toContainText('Manual.pdf, page 7');
  await expect(
    question.getByText(/^Reviewed and sent by Robin Reed, Site Manager · \w+ \d+, \d{4}, .* \S+$/),
  ).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download JSON' }).click();
  expect(JSON.parse(await readFile(await (await download).path(), 'utf8'))).toMatchObject({
    audience: 'site',
    queries: [{ answer: { text: 'Three days late is fine. [1]' }, seal_state: 'unsealed' }],
  });
  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await pdf).suggestedFilename()).toBe(`${NUMBER}.pdf`);
  expect((await readFile(await (await pdf).path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expectAccessible(page);

  const mark = page.getByRole('link', { name: 'Citation 1' });
  const card = page.getByRole('tooltip');
  await mark.hover();
  await expect(card).toContainText('Manual.pdf, page 7');
  await expect(card).toContainText(MANUAL_CITATION.text_snippet);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Manual.pdf, page 7' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(mark).toBeFocused();
  await expect(card).toContainText('Manual.pdf, page 7');
});

test('prints the whole conversation without anything to press', async ({ signIn, given }) => {
  const { request, researcher } = await answeredRequest(given);
  const [answered] = request.queries;
  if (!answered) throw new Error('The request has an answer');
  await setThread(request, [answered, { ...answered, id: 'second', question: 'And four days late?' }]);
  const page = await signIn(researcher, requestPath(request));
  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }));
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await expect(
    page.getByText('as they were sent').or(page.getByText('Sent before answers were sealed')).first(),
  ).toBeVisible();
  const html = page.locator('html');
  await html.evaluate((element) => element.setAttribute('data-color-scheme', 'dark'));
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(html).toHaveAttribute('data-color-scheme', 'light');
  const shown = await page.locator('body').innerText();
  for (const part of [
    ...['Late visit', request.site_name, 'WAYPOINT-2', answered.question, 'And four days late?'],
    ...['Reviewed and sent by Robin Reed, Site Manager', 'Manual.pdf, page 7', `“${MANUAL_CITATION.text_snippet}”`],
    `Printed from TrialDesk by ${researcher.name}`,
  ])
    expect(shown).toContain(part);
  expect(shown.match(/Three days late is fine/g)).toHaveLength(2);
  for (const control of ['Download', 'Ask Follow-up', 'Log out', 'Dashboard', 'Print\n'])
    expect(shown).not.toContain(control);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
});

test('keeps earlier questions closed until they are wanted', async ({ signIn, given }) => {
  const { request, researcher } = await answeredRequest(given);
  const [answered] = request.queries;
  if (!answered) throw new Error('The request has an answer');
  await setThread(request, [answered, { ...answered, id: 'second', question: 'And four days late?' }]);
  const page = await signIn(researcher, requestPath(request));
  const earlier = page.getByRole('article', { name: 'Question', exact: true });
  const toggle = earlier.getByRole('button', { name: 'Question', exact: true });
  const response = earlier.getByRole('heading', { name: 'Research Team Response' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(response).toBeHidden();
  await expect(earlier).toContainText(answered.question);
  await toggle.press('Enter');
  await expect(response).toBeVisible();
  await expect(toggle).toBeFocused();
  await expectAccessible(page);
  const newest = page.getByRole('article').first();
  await expect(newest.getByRole('heading', { name: 'Research Team Response' })).toBeVisible();
  const asking = page.getByRole('button', { name: 'Ask Follow-up Question' });
  const [below, above] = [await asking.boundingBox(), await newest.boundingBox()];
  expect(below?.y, 'the follow-up is below what one reads').toBeGreaterThan(above?.y ?? 0);
});

test('a link to the review leads a site to its own page, where a follow-up is asked, pending above the answer', async ({
  signIn,
  given,
}) => {
  const { request, researcher } = await answeredRequest(given);
  const page = await signIn(researcher, `/request/${request.request_id}`);
  await expect(page).toHaveURL(new RegExp(`${requestPath(request)}$`));
  await page.getByRole('button', { name: 'Ask Follow-up Question' }).click();
  await expect(box(page)).toBeFocused();
  const submit = page.getByRole('button', { name: 'Submit Question' });
  await expect(submit).toBeDisabled();
  await box(page).fill('   ');
  await expect(submit).toBeDisabled();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Ask Follow-up Question' })).toBeFocused();
  await page.getByRole('button', { name: 'Ask Follow-up Question' }).click();
  const tooLong = 'And four days late? '.repeat(251);
  await box(page).fill(tooLong);
  await submit.click();
  await expect(box(page), 'nothing is cut off').toHaveValue(tooLong);
  const problem = 'Question can have at most 5,000 characters. This one has 5,019.';
  await expectFieldError(box(page), `${problem} ${PRIVACY_HINT}`);
  await box(page).fill('And four days late?');
  await expectAccessible(page);
  await submit.press('Enter');
  await expectToast(page, 'followUpSubmitted');
  await expect(page.getByText('Awaiting response from research team')).toBeVisible();
  await expect(page.getByText('are answered within 1 working day.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').first()).toContainText('And four days late?');
  await expect(page.getByRole('heading', { name: 'Follow-up question' })).toBeFocused();
  await expect(page.getByText('Awaiting Response', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask Follow-up Question' })).toHaveCount(0);
});

test('restores a cancelled follow-up until other text is typed', async ({ signIn, given }) => {
  const { request, researcher } = await answeredRequest(given);
  const page = await signIn(researcher, requestPath(request));
  const ask = page.getByRole('button', { name: 'Ask Follow-up Question' });
  const cancel = page.getByRole('button', { name: 'Cancel' });
  const restore = page.getByRole('button', { name: 'Restore text' });
  await ask.press('Enter');
  await box(page).fill('   ');
  await cancel.press('Enter');
  await expect(ask).toBeFocused();
  await expect(restore, 'white space does not count as text').toHaveCount(0);
  await ask.press('Enter');
  await box(page).fill('And four days late?');
  await cancel.press('Enter');
  await expect(ask).toBeFocused();
  await expectAccessible(page);
  await restore.press('Enter');
  await expect(box(page)).toHaveValue('And four days late?');
  await expect(box(page)).toBeFocused();
  await expect(restore).toHaveCount(0);
  await cancel.press('Enter');
  await ask.press('Enter');
  await expect(box(page)).toHaveValue('');
  await restore.press('Enter');
  await expect(box(page)).toHaveValue('And four days late?');
  await expect(box(page)).toBeFocused();
  await box(page).fill('And five?');
  await expect(restore).toHaveCount(0);
});

test('keeps a failed follow-up in its box, also after a reload', async ({ signIn, failing, given }) => {
  const { request, researcher } = await answeredRequest(given);
  const page = await signIn(researcher, requestPath(request));
  const broken = await failing(page, CALL, { status: 500 });
  await page.getByRole('button', { name: 'Ask Follow-up Question' }).click();
  await box(page).fill('And four days late?');
  await page.getByRole('button', { name: 'Submit Question' }).click();
  await expectToast(page, 'followUpFailed');
  await expect(box(page)).toHaveValue('And four days late?');
  await page.reload();
  await expect(box(page)).toHaveValue('And four days late?');
  broken.restore();
  await page.getByRole('button', { name: 'Submit Question' }).click();
  await expectToast(page, 'followUpSubmitted');
});

test('keeps a typed follow-up while a colleague’s question is pending', async ({ signIn, given }) => {
  const { request, researcher } = await answeredRequest(given);
  const page = await signIn(researcher, requestPath(request));
  await page.getByRole('button', { name: 'Ask Follow-up Question' }).click();
  await box(page).fill('And four days late?');
  const [answered] = request.queries;
  if (!answered) throw new Error('The request has an answer');
  const theirs = { ...answered, id: 'theirs', question: 'Theirs: and early?', sent: null };
  await setThread(request, [answered, theirs]);
  const waits = page.getByText('The question above is still awaiting a response.');
  await expect(waits).toBeVisible();
  await expect(page.getByText(theirs.question)).toBeVisible();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('And four days late?');
  const submit = page.getByRole('button', { name: 'Submit Question' });
  await expect(submit).toBeDisabled();
  await expectAccessible(page);
  await page.reload();
  await expect(box(page)).toHaveValue('And four days late?');
  await expect(waits).toBeVisible();
  await setThread(request, [answered, { ...theirs, sent: answered.sent }]);
  await expect(waits).toHaveCount(0);
  await submit.click();
  await expectToast(page, 'followUpSubmitted');
  await expect(box(page)).toHaveCount(0);
  await expect(page.getByRole('article').first()).toContainText('And four days late?');
});

test('denies another site’s request and reports missing ones', async ({ signIn, given, expectFault }) => {
  expectFault(/status of (403|404).*\/get-request\//);
  const { request } = await answeredRequest(given);
  const stranger = await given.person('Clinical Researcher', [await given.site()]);
  const page = await signIn(stranger, requestPath(request));
  await expectToast(page, 'requestDenied');
  await expect(page).toHaveURL(/\/site-dashboard$/);
  await expect(page.getByText(request.title)).toHaveCount(0);
  await page.goto('/site-request/nowhere');
  await expectToast(page, 'requestNotFound', { id: 'nowhere' });
  await expect(page).toHaveURL(/\/site-dashboard$/);
});

test('offers the research team nothing on the pages of a site that only a site can do', async ({ signIn, given }) => {
  const { request } = await answeredRequest(given);
  const page = await signIn('administrator', `/site-request/${request.request_id}`);
  await expect(page.getByText('Three days late is fine.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask Follow-up Question' })).toBeHidden();
  await page.goto('/site-dashboard');
  await expect(page.getByRole('tab', { name: 'All' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New Request' })).toBeHidden();
});
