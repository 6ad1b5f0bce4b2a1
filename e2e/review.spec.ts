import { requestQueries } from '../functions/src/firebase/collections.ts';
import {
  reviewPath,
  changeNewestQuery,
  draftedRequest,
  EDIT_CALL,
  editor,
  PROTOCOL,
} from './harness/drafted-request.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { readyDraft, sentAnswer } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { expectToast } from './harness/screen.ts';

const SEND_CALL = 'POST /api/v1/submit-response/*';

test('shows a request with thread, newest question first, citations and evaluation', async ({ signIn, given }) => {
  const { request, manager } = await draftedRequest(given, [{ sent: sentAnswer('Please wait a day.') }]);
  const page = await signIn(manager, reviewPath(request));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Late visit');
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Created /)).toBeVisible();
  const facts = page.getByRole('region', { name: 'Request Information' });
  await expect(facts).toContainText('Harrow Clinic');
  await expect(facts).toContainText('MERIDIAN-1');
  const tops = await facts
    .locator('dt')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
  expect(tops, 'five facts on one line').toHaveLength(5);
  expect(new Set(tops).size, 'five facts on one line').toBe(1);
  const first = page.getByRole('article', { name: 'Question 1' });
  await expect(first.getByRole('heading', { name: 'Final Answer' })).toBeVisible();
  await expect(first.getByText('Sent by Robin Reed')).toBeVisible();
  await expect(first.getByText('no signature on record')).toBeVisible();
  await expect(first.getByText(/^Sent before answers were sealed/)).toBeVisible();
  await expect(first.getByRole('button', { name: 'Edit Response' })).toHaveCount(0);
  const second = page.getByRole('article', { name: 'Question 2' });
  await expect(second.getByRole('heading', { name: 'Generated Answer' })).toBeVisible();
  await expect(second.getByText('Pending Review')).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(['Question 2', 'Question 1']);
  const all = page.getByRole('complementary', { name: 'Citations' });
  await expect(all.getByRole('list', { name: 'Citations' }).getByRole('listitem')).toHaveCount(2);
  await expect(all).toContainText(`${PROTOCOL}, page 1`);

  const evaluation = page.getByRole('region', { name: 'Evaluate and Send Response' });
  await expect(evaluation.getByRole('radio', { name: 'No' })).toBeChecked();
  for (const rating of ['Relevance', 'Tone', 'Citation quality']) {
    const slider = evaluation.getByRole('slider', { name: rating });
    await expect(slider).toHaveValue('3');
    await expect(slider).toHaveAttribute('min', '1');
    await expect(slider).toHaveAttribute('max', '5');
  }
  await expect(evaluation.getByText('misleading', { exact: true })).toBeVisible();
  await expect(evaluation.getByText('fully supported', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('opens a citation at its page and highlights the quote if found', async ({ signIn, given }) => {
  const { request, manager } = await draftedRequest(given);
  const page = await signIn(manager, reviewPath(request));
  const citations = page.getByRole('complementary', { name: 'Citations' });
  const panel = page.getByRole('region', { name: PROTOCOL });
  await page.getByRole('link', { name: 'Citation 1' }).press('Enter');
  await expect(panel.getByRole('region', { name: 'Page 1' })).toBeFocused();
  await expect(panel.locator('.td-pdf-mark[data-kind="quote"]').first()).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Citation 1' })).toBeFocused();
  await citations.getByRole('button', { name: `${PROTOCOL}, page 2` }).click();
  await expect(panel.getByRole('region', { name: 'Page 2' })).toBeVisible();
  await expect(panel.getByText('The quoted text was not found on this page, so nothing is highlighted.')).toBeVisible();
  await expect(panel.locator('.td-pdf-mark[data-kind="quote"]')).toHaveCount(0);
});

test('keeps an edit through a reload and a failed save', async ({ signIn, failing, given }) => {
  const { request, manager } = await draftedRequest(given);
  const page = await signIn(manager, reviewPath(request));
  await page.getByRole('button', { name: 'Edit Response' }).click();
  await expect(editor(page)).toBeFocused();
  await expect(editor(page)).toHaveValue(/^Three days late is fine\./);
  await editor(page).fill('Two days late is fine. [1]');
  await expectAccessible(page);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(editor(page)).toHaveValue('Two days late is fine. [1]');
  const broken = await failing(page, EDIT_CALL, { status: 500 });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.press('Enter');
  await expectToast(page, 'editFailed');
  await expect(save).toBeFocused();
  broken.restore();
  const unreachable = await failing(page, EDIT_CALL, 'no response');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The server could not be reached. Please try again.')).toBeVisible();
  await expect(editor(page)).toHaveValue('Two days late is fine. [1]');
  unreachable.restore();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'editSaved');
  await expect(page.getByRole('heading', { name: 'Final Answer' })).toBeVisible();
  await expect(page.getByText('Edited by Maya Okafor')).toBeVisible();
});

test('restores cancelled text and keeps keyboard focus', async ({ signIn, given }) => {
  const { request, manager } = await draftedRequest(given);
  const page = await signIn(manager, reviewPath(request));
  const edit = page.getByRole('button', { name: 'Edit Response' });
  await edit.press('Enter');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(edit).toBeFocused();
  await expect(page.getByText('Your text was not saved.')).toHaveCount(0);
  await edit.press('Enter');
  await editor(page).fill('An hour of work');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(edit).toBeFocused();
  await expect(page.getByText('Three days late is fine.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore text' }).click();
  await expect(editor(page)).toHaveValue('An hour of work');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expectToast(page, 'editSaved');
  await expect(edit).toBeFocused();
  await expect(page.getByText('Your text was not saved.')).toHaveCount(0);
});

test('asks before leaving with unsaved text', async ({ signIn, given }) => {
  const { request, manager } = await draftedRequest(given);
  const page = await signIn(manager, reviewPath(request));
  await page.getByRole('button', { name: 'Edit Response' }).click();
  await editor(page).fill('Half a thought');
  await page.getByRole('link', { name: 'Documents' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expectAccessible(page);
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor(page)).toHaveValue('Half a thought');
  await page.getByRole('link', { name: 'Documents' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Study Documents');
  await page.goBack();
  await expect(editor(page)).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Documents' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Study Documents');
});

test('rates and sends an answer and returns to the dashboard', async ({ signIn, failing, given }) => {
  const { request, manager } = await draftedRequest(given);
  const page = await signIn(manager);
  await page.getByRole('tab', { name: /^Pending/ }).click();
  await page.getByRole('link', { name: 'View Details: Late visit' }).click();
  await page.getByRole('checkbox', { name: 'Send with the answer: citation 2' }).uncheck();
  await expect(page.getByText(/^The text refers to \[2\] without a citation\./)).toBeVisible();
  await page.getByRole('button', { name: 'Edit Response' }).click();
  await editor(page).fill('Two days late is fine. [1]');
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('slider', { name: 'Relevance' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('Comment (optional)').fill('Right page.');
  const send = page.getByRole('button', { name: 'Send Response' });
  const broken = await failing(page, SEND_CALL, { status: 500 });
  await send.click();
  await expectToast(page, 'completeFailed');
  await expect(page.getByLabel('Comment (optional)')).toHaveValue('Right page.');
  broken.restore();
  await send.click();
  await expectToast(page, 'requestCompleted');
  await expect(page).toHaveURL(/\/dashboard\?tab=pending$/);
  await page.getByRole('tab', { name: /^Completed/ }).click();
  await page.getByRole('link', { name: 'View Details: Late visit' }).click();
  const signedAt = /[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M E[SD]T/;
  await expect(page.getByText(/^Reviewed and sent by Maya Okafor, Site Manager/)).toHaveText(signedAt);
  await expect(page.getByText(/^Seal intact/)).toBeVisible();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Evaluation of the draft' })).toContainText('“Right page.”');
  await expect(page.getByRole('region', { name: 'Evaluate and Send Response' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit Response' })).toHaveCount(0);
  const stored = requestQueries().where('request_id', '==', request.request_id);
  const [newest] = (await stored.get()).docs;
  expect(newest?.data().sent?.citations.map(({ number }) => number)).toEqual([1]);
  await newest?.ref.update({ question: 'Another question?' });
  await page.reload();
  await expect(page.getByText(/^The seal is broken/)).toBeVisible();
  await expectAccessible(page);
});

test('shows an arriving draft, or why it failed, live', async ({ signIn, given }) => {
  const site = await given.site();
  const request = await given.request({ site });
  const page = await signIn(await given.person('Site Manager', [site]), reviewPath(request));
  await expect(page.getByText('Writing a draft…')).toBeVisible();
  await expect(page.getByText('There is no answer to send yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Response' })).toBeDisabled();
  await expectAccessible(page);
  await changeNewestQuery(request, {
    draft: { state: 'failed', reason: 'unavailable', failed_at: request.created_at },
  });
  await expect(page.getByText('The AI model is not available at the moment. Please try again.')).toBeVisible();
  await changeNewestQuery(request, { draft: readyDraft('Three days late is fine.') });
  await expect(page.getByText('Three days late is fine.')).toBeVisible();
  await expect(page.getByText('High confidence')).toBeVisible();
});

test('reports missing requests and denies foreign ones', async ({ signIn, given, expectFault }) => {
  expectFault(/status of 403.*get-request/);
  const { request } = await draftedRequest(given);
  const page = await signIn('manager', '/request/nowhere');
  await expectToast(page, 'requestNotFound', { id: 'nowhere' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request not found');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  const stranger = await signIn(await given.person('Clinical Researcher', [await given.site()]), reviewPath(request));
  await expectToast(stranger, 'requestDenied');
  await expect(stranger).toHaveURL(/\/site-dashboard$/);
});
