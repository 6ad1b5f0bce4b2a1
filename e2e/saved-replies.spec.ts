import type { Page } from '@playwright/test';
import { requestQueries, savedReplies, siteRequestQueries } from '../functions/src/firebase/collections.ts';
import { draftedRequest, editor, reviewPath } from './harness/drafted-request.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { readyDraft } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { expectFieldError, expectNothingBeside, expectToast, dismissToast } from './harness/screen.ts';
import { forgetReplies, storedReplies } from './harness/stored-replies.ts';

const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const send = (page: Page) => page.getByRole('button', { name: 'Send Response' });

async function edit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit Response' }).click();
  await expect(page.getByRole('button', { name: 'Insert Saved Reply' })).toBeVisible();
}

test('"/" finds a saved reply, not in a word; Enter inserts it with names of the request, Ctrl+Z undoes it', async ({
  signIn,
  given,
}) => {
  const { request, manager } = await draftedRequest(given);
  await storedReplies(given, manager.id);
  const page = await signIn(manager, reviewPath(request));
  await edit(page);
  await editor(page).fill('Yes.');
  await editor(page).press('End');
  await editor(page).pressSequentially('\n/');
  await expect(option(page, /Out of window/)).toHaveAttribute('aria-selected', 'true');
  await expect(editor(page)).toBeFocused();
  await expectAccessible(page);
  await editor(page).press('ArrowDown');
  await expect(option(page, /Sponsor decides/)).toHaveAttribute('aria-selected', 'true');
  const active = await option(page, /Sponsor decides/).getAttribute('id');
  await expect(editor(page)).toHaveAttribute('aria-activedescendant', active ?? '');
  await editor(page).pressSequentially('window');
  await expect(option(page, /Sponsor decides/)).toHaveCount(0);
  await editor(page).press('Escape');
  await expect(option(page, /./)).toHaveCount(0);
  await expect(editor(page)).toHaveValue('Yes.\n/window');
  await expect(editor(page)).not.toHaveAttribute('aria-activedescendant');

  for (let left = '/window'.length; left > 0; left--) await editor(page).press('Backspace');
  await editor(page).pressSequentially('/sponsor dec');
  await expect(option(page, /Sponsor decides/)).toBeVisible();
  await editor(page).press('Enter');
  const inserted = 'Yes.\nThe sponsor of MERIDIAN-1 decides this, and will write to Harrow Clinic.\nMaya Okafor';
  await expect(editor(page)).toHaveValue(inserted);
  await expect(page.getByRole('status').filter({ hasText: 'Inserted “Sponsor decides”.' })).toBeAttached();
  await editor(page).press('Control+z');
  await expect(editor(page)).not.toHaveValue(inserted);
  await expect(editor(page)).toHaveValue(/^Yes\.\n\//);

  await editor(page).fill('');
  await editor(page).pressSequentially('10 mg/');
  await expect(option(page, /./)).toHaveCount(0);
  await editor(page).pressSequentially('ml /');
  await expect(option(page, /./)).toHaveCount(2);
  await editor(page).pressSequentially('zebra');
  await expect(page.getByText('No saved reply matches').first()).toBeVisible();
  await editor(page).press('Enter');
  await expect(editor(page)).toHaveValue('10 mg/ml /zebra\n');
  await expect(page.getByText('No saved reply matches')).toHaveCount(0);
});

test('the button inserts where the caret was, and a blank must be filled in before the response can be sent', async ({
  signIn,
  given,
}) => {
  const { request, manager } = await draftedRequest(given);
  await storedReplies(given, manager.id);
  const page = await signIn(manager, reviewPath(request));
  await edit(page);
  await editor(page).fill('Yes.');
  await editor(page).press('Alt+i');
  const search = dialog(page).getByRole('combobox', { name: 'Search saved replies' });
  await expect(search).toBeFocused();
  await expectAccessible(page);
  await search.fill('requester');
  await expect(option(page, /./)).toHaveCount(1);
  await search.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(editor(page)).toBeFocused();
  const blank = await editor(page).evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  expect(blank, 'the first blank is selected').toBe('{{visit date}}');
  await expect(editor(page)).toHaveValue(/^Yes\.\nDear Robin Reed,\n\na visit on \{\{visit date\}\} is out/);
  const notice = page.getByRole('alert').filter({ hasText: 'Fill in or remove' });
  await expect(notice).toHaveText('Fill in or remove {{visit date}}, {{request_number}} before sending.');
  await expect(send(page)).toBeDisabled();
  await expectAccessible(page);

  await page.keyboard.type('12 March');
  await expect(notice).toHaveText('Fill in or remove {{request_number}} before sending.');
  await page.getByRole('button', { name: 'Go to {{request_number}}' }).click();
  await page.keyboard.type('our manual');
  await expect(page.getByText(/before sending/)).toHaveCount(0);
  await expect(send(page)).toBeEnabled();
  await send(page).click();
  await expectToast(page, 'requestCompleted');
  const { docs } = await siteRequestQueries().where('request_id', '==', request.request_id).get();
  expect(docs.map((doc) => doc.data().answer?.text)).toEqual([
    'Yes.\nDear Robin Reed,\n\na visit on 12 March is out of window. See our manual.',
  ]);
});

test('what is inserted cites nothing, and is shown as not from the documents', async ({ signIn, given }) => {
  const site = await given.site('Ward [1] {{my_name}}');
  const { request: drafted } = await draftedRequest(given);
  const [first] = drafted.queries;
  const citations = first?.draft.state === 'ready' ? first.draft.citations : [];
  const request = await given.request({
    site,
    queries: [{ draft: readyDraft('Three days late is fine. [1]', citations) }],
  });
  const manager = await given.person('Site Manager', [site], { name: 'Maya Okafor' });
  await storedReplies(given, manager.id, { Closing: 'We have written to {{site}} as well.' });
  const page = await signIn(manager, reviewPath(request));
  await edit(page);
  await editor(page).press('Control+End');
  await editor(page).pressSequentially('\n/clos');
  await option(page, /Closing/).click();
  await expect(editor(page)).toHaveValue(
    'Three days late is fine. [1]\nWe have written to Ward (1) {{my_name}} as well.',
  );
  await expect(page.getByText(/Not from the documents:.*We have written to Ward/)).toBeVisible();
  await expect(send(page), 'a name with a placeholder is no exception').toBeDisabled();
  await editor(page).fill('Three days late is fine. [1]\nWe have written to Ward (1) as well.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'editSaved');
  const { docs } = await requestQueries().where('request_id', '==', request.request_id).get();
  expect(docs.map((doc) => doc.data().edit?.citations.map(({ number }) => number))).toEqual([[1]]);
});

test('words of a response become a saved reply without their citations', async ({ signIn, given, failing }) => {
  const { request, manager } = await draftedRequest(given);
  forgetReplies(given, manager.id);
  const page = await signIn(manager, reviewPath(request));
  await edit(page);
  await page.getByRole('button', { name: 'Insert Saved Reply' }).click();
  await expect(dialog(page).getByText(/^There are no saved replies yet/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save as Reply' }).click();
  await expect(dialog(page).getByLabel('Text')).toHaveValue('Three days late is fine. Four are not.');
  await expect(dialog(page).getByLabel('Share with the research team')).toHaveCount(0);
  await dialog(page).getByLabel('Title').fill('Late visits');
  const call = await failing(page, 'POST /api/v1/saved-replies', { status: 500 });
  await dialog(page).getByRole('button', { name: 'Add' }).click();
  await dismissToast(page, 'replyFailed');
  call.restore();
  await dialog(page).getByRole('button', { name: 'Add' }).click();
  await expectToast(page, 'replySaved', { title: 'Late visits' });
  await editor(page).press('Control+End');
  await editor(page).pressSequentially(' /late');
  await expect(option(page, /Late visits/)).toBeVisible();
});

test('one’s own are kept on a page of their own, which starts empty', async ({ signIn, given, failing }) => {
  const manager = await given.person('Site Manager', [await given.site()]);
  forgetReplies(given, manager.id);
  const page = await signIn(manager, '/settings');
  await page.getByRole('link', { name: 'Open saved replies' }).click();
  await expect(page).toHaveURL(/\/saved-replies$/);
  await page.getByRole('button', { name: 'Add Saved Reply' }).click();
  await dialog(page).getByLabel('Title').fill('Greeting');
  await dialog(page).getByLabel('Text').fill('Dear , see [1].');
  for (let left = ', see [1].'.length; left > 0; left--) await page.keyboard.press('ArrowLeft');
  await dialog(page)
    .getByRole('button', { name: /^Insert {{requester}}/ })
    .click();
  await expect(dialog(page).getByLabel('Text')).toHaveValue('Dear {{requester}}, see [1].');
  await dialog(page).getByRole('button', { name: 'Add' }).click();
  await expectFieldError(
    dialog(page).getByLabel('Text'),
    'Remove numbers in square brackets, such as [1]: they cite a source',
  );
  await dialog(page).getByLabel('Text').fill('Dear {{requester}},');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Add' }).click();
  await expectToast(page, 'replySaved', { title: 'Greeting' });
  const own = page.getByRole('region', { name: 'Only you' });
  await expect(own).toContainText('1 of 200');
  await expect(own.getByRole('listitem')).toContainText('Dear {{requester}},');

  await own.getByRole('button', { name: 'Change “Greeting”' }).click();
  await dialog(page).getByLabel('Title').fill('Salutation');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'replySaved', { title: 'Salutation' });
  await page.getByRole('searchbox').fill('zebra');
  await expect(page.getByText('Found 0 saved replies matching "zebra"')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();

  await own.getByRole('button', { name: 'Delete “Salutation”' }).click();
  await expectAccessible(page);
  const call = await failing(page, 'DELETE /api/v1/saved-replies/*', { status: 500 });
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await dismissToast(page, 'replyDeletionFailed');
  call.restore();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'replyDeleted', { title: 'Salutation' });
  await expect(own).toHaveCount(0);
});

test('an Administrator shares a reply, which a Site Manager can insert and not change', async ({
  signIn,
  given,
  expectFault,
}) => {
  expectFault(/status of 409.*saved-replies/);
  const { request, manager } = await draftedRequest(given);
  const administrator = await given.person('Administrator', []);
  forgetReplies(given, administrator.id);
  await storedReplies(given, administrator.id, { 'Only mine': 'A private aside.', 'For all': 'Ask {{my_name}}.' });
  const page = await signIn(administrator, '/saved-replies');
  await page.getByRole('button', { name: 'Change “For all”' }).click();
  await dialog(page).getByLabel('Share with the research team').check();
  // Meanwhile, in another window.
  const { docs } = await savedReplies().where('title', '==', 'For all').get();
  for (const { ref } of docs) await ref.update({ version: 1, text: 'Ask somebody.' });
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expectFieldError(
    dialog(page).getByLabel('Title'),
    'Somebody else has changed this saved reply since you opened it.',
  );
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Change “For all”' }).click();
  await dialog(page).getByLabel('Share with the research team').check();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'replySaved', { title: 'For all' });
  await expect(page.getByRole('region', { name: 'Shared with the research team' })).toContainText('Ask somebody.');
  await expect(page.getByRole('region', { name: 'Only you' })).toContainText('Only mine');
  await expectAccessible(page);
  await page.setViewportSize({ width: 400, height: 800 });
  await expectNothingBeside(page);

  const other = await signIn(manager, '/saved-replies');
  await expect(other.getByRole('region', { name: 'Shared with the research team' })).toContainText('For all');
  await expect(other.getByText('Only mine')).toHaveCount(0);
  await expect(other.getByRole('button', { name: /^Change “For all”/ })).toHaveCount(0);
  await other.goto(reviewPath(request));
  await edit(other);
  await editor(other).fill('');
  await editor(other).pressSequentially('/for');
  await expect(option(other, /For all/)).toContainText('Shared');
  await editor(other).press('Enter');
  await expect(editor(other)).toHaveValue('Ask somebody.');
});
