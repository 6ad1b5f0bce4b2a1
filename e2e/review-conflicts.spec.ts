import { requestQueries } from '../functions/src/firebase/collections.ts';
import { reviewPath, draftedRequest, editor } from './harness/drafted-request.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { holdRequests } from './harness/hold-requests.ts';
import { expect, test } from './harness/journey.ts';
import { expectToast } from './harness/screen.ts';

const SAVE = '**/api/v1/submit-response/*/query/*';

test('keeps what is typed during a slow save', async ({ signIn, given }) => {
  const { request, manager } = await draftedRequest(given);
  const page = await signIn(manager, reviewPath(request));
  await page.getByRole('button', { name: 'Edit Response' }).click();
  // Saved, this citation has the number 1.
  await editor(page).fill('Four are not. [2]');
  const save = await holdRequests(page, SAVE);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await save.requested;
  await editor(page).press('End');
  await editor(page).pressSequentially(' Ask us first. [2]');
  save.release();
  await expectToast(page, 'editSaved');
  await expect(editor(page)).toHaveValue('Four are not. [1] Ask us first. [1]');
  await expect(page.getByText('saved a newer version')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/Ask us first\./)).toBeVisible();
  await expect(editor(page)).toHaveCount(0);
});

test('sends what is in the editor once a slow save is done', async ({ signIn, given }) => {
  const { request, manager } = await draftedRequest(given);
  const page = await signIn(manager, reviewPath(request));
  await page.getByRole('button', { name: 'Edit Response' }).click();
  await editor(page).fill('Within two days.');
  const save = await holdRequests(page, SAVE);
  const sends: string[] = [];
  page.on('request', (call) => /submit-response\/[^/]+$/.test(call.url()) && sends.push(call.url()));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await save.requested;
  await editor(page).fill('Within two days. Ask us first.');
  await page.getByRole('button', { name: 'Send Response' }).click();
  await expect(editor(page)).not.toBeEditable();
  expect(sends).toEqual([]);
  save.release();
  await expectToast(page, 'requestCompleted');
  expect(sends).toHaveLength(1);
  const [query] = (await requestQueries().where('request_id', '==', request.request_id).get()).docs;
  expect(query?.data().sent?.text).toBe('Within two days. Ask us first.');
});

test('does not send what could not be saved', async ({ signIn, given, expectFault }) => {
  const { request, manager } = await draftedRequest(given);
  const page = await signIn(manager, reviewPath(request));
  await page.getByRole('button', { name: 'Edit Response' }).click();
  await editor(page).fill('Within two days.');
  expectFault(/Failed to load resource/);
  await page.route(SAVE, (route) => route.fulfill({ status: 500, json: {} }));
  const save = await holdRequests(page, SAVE);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await save.requested;
  await page.getByRole('button', { name: 'Send Response' }).click();
  save.release();
  await expect(page.getByText('Your text could not be saved, so it was not sent.')).toBeVisible();
  await expect(editor(page)).toHaveValue('Within two days.');
  await expect(editor(page)).toBeEditable();
});

for (const isEdited of [true, false]) {
  const what = isEdited ? 'an edited response' : 'the draft as it is';
  test(`says who was first, and shows that answer, when ${what} is sent second`, async ({
    signIn,
    given,
    expectFault,
  }) => {
    const { request, site, manager } = await draftedRequest(given);
    const first = await given.person('Site Manager', [site], { name: 'Omar Lund' });
    const page = await signIn(manager, reviewPath(request));
    const other = await signIn(first, reviewPath(request));
    for (const [each, text] of [
      [page, 'Mine: two days. [1]'],
      [other, 'Theirs: one day. [1]'],
    ] as const) {
      await expect(each.getByRole('button', { name: 'Send Response' })).toBeEnabled();
      if (!isEdited) continue;
      await each.getByRole('button', { name: 'Edit Response' }).click();
      await editor(each).fill(text);
    }
    expectFault(/Failed to load resource.*409/);
    const send = await holdRequests(page, `**/api/v1/submit-response/${request.request_id}`);
    await page.getByRole('button', { name: 'Send Response' }).click();
    await send.requested;
    await other.getByRole('button', { name: 'Send Response' }).click();
    await expectToast(other, 'requestCompleted');
    send.release();
    await expectToast(page, 'completeFailed');
    const notice = page.getByRole('alert').filter({ hasText: 'Omar Lund already sent a response' });
    await expect(notice).toBeVisible();
    await expect(notice).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Final Answer' })).toBeVisible();
    if (isEdited) {
      await expect(notice).toContainText('Mine: two days.');
      await expect(page.getByText(/^Theirs: one day\./)).toBeVisible();
    } else {
      await expect(notice).toContainText('It has the same text as yours, which was not sent.');
    }
    await expectAccessible(page);
  });
}
