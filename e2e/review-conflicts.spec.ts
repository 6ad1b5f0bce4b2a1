import { requests } from '../functions/src/firebase/collections.ts';
import { reviewPath, changeNewestQuery, draftedRequest, EDIT_CALL, editor } from './harness/drafted-request.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { sentAnswer } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { expectToast } from './harness/screen.ts';

test('shows both texts after a conflicting edit and lets the reviewer choose', async ({ signIn, given }) => {
  const { request, manager } = await draftedRequest(given);
  const page = await signIn(manager, reviewPath(request));
  await page.getByRole('button', { name: 'Edit Response' }).click();
  await editor(page).fill('Mine: two days.');
  const other = {
    text: 'Theirs: one day.',
    citations: [],
    saved_by: { id: 'other', name: 'Omar Lund' },
    saved_at: request.created_at,
  };
  await changeNewestQuery(request, { edit: other });
  await expect(page.getByText('Omar Lund saved a newer version')).toBeVisible();
  await expect(page.getByText('Theirs: one day.')).toBeVisible();
  await expect(editor(page)).toHaveValue('Mine: two days.');
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Send Response' })).toBeDisabled();
  await page.getByRole('button', { name: 'Keep my text' }).press('Enter');
  await expect(editor(page)).toBeFocused();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'editSaved');
});

test('keeps unsent text when someone else sends a response', async ({ signIn, given }) => {
  const { request, manager } = await draftedRequest(given);
  const page = await signIn(manager, reviewPath(request));
  await page.getByRole('button', { name: 'Edit Response' }).click();
  await editor(page).fill('Mine: two days.');
  await changeNewestQuery(request, { sent: sentAnswer('Theirs: one day.') });
  await requests().doc(request.request_id).update({ status: 'completed' });
  await expect(page.getByText('Robin Reed already sent a response')).toBeVisible();
  await expect(page.getByText('Mine: two days.')).toBeVisible();
  await expect(page.getByText('Theirs: one day.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Discard my text' }).press('Enter');
  await expect(page.getByText('Mine: two days.')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Final Answer' })).toBeFocused();
});

test('keeps both texts when a save is rejected as stale', async ({ signIn, given, failing }) => {
  const { request, manager } = await draftedRequest(given);
  const page = await signIn(manager, reviewPath(request));
  const detail = 'Somebody else has changed this response meanwhile.';
  await failing(page, EDIT_CALL, { status: 409, body: { detail, code: 'conflict' } });
  await page.getByRole('button', { name: 'Edit Response' }).click();
  await editor(page).fill('Mine: two days.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'editFailed');
  await expect(page.getByText(detail)).toBeVisible();
  await expect(editor(page)).toHaveValue('Mine: two days.');
});
