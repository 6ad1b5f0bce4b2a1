import type { Locator } from '@playwright/test';
import { requestQueries } from '../functions/src/firebase/collections.ts';
import { demoStudy } from './harness/demo-study.ts';
import { editor, PROTOCOL, protocolQuote, reviewPath } from './harness/drafted-request.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { readyDraft, type Given } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { expectToast } from './harness/screen.ts';

const WRONG = 'A missed dose may be taken within 12 hours.';
const RIGHT = 'A missed dose is taken if it is remembered within 6 hours of the usual time.';

/** A draft of two statements, of which the second is wrong. */
async function wronglyDrafted(given: Given) {
  const site = await given.site('Harrow Clinic');
  const citations = [{ ...(await protocolQuote()), number: 1 }];
  const request = await given.request({
    site,
    study: await demoStudy('LANTERN-3'),
    title: 'Missed dose',
    queries: [{ draft: readyDraft(`This is LANTERN-3. [1]\n${WRONG} [1]`, citations) }],
  });
  return { request, site, manager: await given.person('Site Manager', [site]) };
}

/** Counts what a reviewer does. */
function counter() {
  let count = 0;
  return {
    act: async (act: Promise<unknown>) => {
      count += 1;
      await act;
    },
    count: () => count,
  };
}

const selectWrong = (field: Locator) =>
  field.evaluate((element: HTMLTextAreaElement, wrong) => {
    const from = element.value.indexOf(wrong);
    element.setSelectionRange(from, element.value.length);
  }, WRONG);

async function expectCorrected(field: Locator) {
  await expect(field).toHaveValue(`This is LANTERN-3. [1]\n${RIGHT} [2]`);
  await expect(field).toBeFocused();
}

test('corrects a sentence with a citation from the documents, by keyboard', async ({ signIn, given }) => {
  const { request, site, manager } = await wronglyDrafted(given);
  const page = await signIn(manager, reviewPath(request));
  const edit = page.getByRole('button', { name: 'Edit Response' });
  await expect(edit).toBeVisible();
  const { act, count } = counter();
  await act(edit.press('Enter'));
  await expect(editor(page)).toBeFocused();
  await act(selectWrong(editor(page)));
  await act(page.keyboard.insertText(RIGHT));
  await expect(page.getByText(`Not from the documents: “${RIGHT}”`)).toBeVisible();
  await act(page.keyboard.press('Alt+s'));
  const first = page.getByRole('list', { name: 'Passages' }).getByRole('listitem').first();
  await expect(first).toContainText(RIGHT);
  await expect(first).toContainText(/6\.7 Missed doses/);
  await expect(first.getByRole('button', { name: 'Cite passage 1' })).toBeFocused();
  await expectAccessible(page);
  await act(page.keyboard.press('Enter'));
  await expectCorrected(editor(page));
  expect(count()).toBeLessThanOrEqual(6);
  await expect(page.getByText('Not from the documents:')).toHaveCount(0);

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'editSaved');
  const sources = page.getByRole('complementary', { name: 'Citations' }).getByRole('listitem');
  await page.getByRole('tab', { name: 'Citations' }).click();
  await expect(sources.filter({ hasText: RIGHT })).toContainText(`Added by ${manager.name}`);
  await expect(sources.filter({ hasNotText: RIGHT })).not.toContainText('Added by');
  await page.getByRole('button', { name: 'Send Response' }).click();
  await expectToast(page, 'requestCompleted');
  const [stored] = (await requestQueries().where('request_id', '==', request.request_id).get()).docs;
  expect(stored?.data().sent?.citations[1]?.added_by?.id).toBe(manager.id);
  const asker = await given.person('Clinical Researcher', [site]);
  const atSite = await signIn(asker, `/site-request/${request.request_id}`);
  await expect(atSite.getByRole('list', { name: 'Citations' }).getByRole('listitem').nth(1)).toContainText(RIGHT);
  await expect(atSite.getByText(/Added by/)).toHaveCount(0);
});

test('corrects a sentence with words selected in the PDF', async ({ signIn, given }) => {
  const { request, manager } = await wronglyDrafted(given);
  const page = await signIn(manager, reviewPath(request));
  const edit = page.getByRole('button', { name: 'Edit Response' });
  await expect(edit).toBeVisible();
  const panel = page.getByRole('region', { name: PROTOCOL });
  const { act, count } = counter();
  await act(edit.click());
  await act(selectWrong(editor(page)));
  await act(page.keyboard.insertText('This is the title page.'));
  await act(page.getByRole('button', { name: `${PROTOCOL}, page 1` }).click());
  const title = panel
    .locator('[data-pdf-page="1"] .td-pdf-text span')
    .filter({ hasText: /\w+ \w+ \w+ \w+ \w+/ })
    .first();
  await expect(title).toBeVisible();
  await act(title.evaluate((element) => document.getSelection()?.selectAllChildren(element)));
  const words = ((await title.textContent()) ?? '').trim();
  await expect(panel.getByText(`Page 1: “${words}”`)).toBeVisible();
  await act(panel.getByRole('button', { name: 'Cite the selected words' }).click());
  await expect(editor(page)).toHaveValue('This is LANTERN-3. [1]\nThis is the title page. [2]');
  expect(count()).toBeLessThanOrEqual(6);
  await expectAccessible(page);
});

test('corrects a sentence with one of the PDF by keyboard', async ({ signIn, given }) => {
  const { request, manager } = await wronglyDrafted(given);
  const page = await signIn(manager, reviewPath(request));
  const edit = page.getByRole('button', { name: 'Edit Response' });
  await expect(edit).toBeVisible();
  const panel = page.getByRole('region', { name: PROTOCOL });
  const { act, count } = counter();
  await act(edit.press('Enter'));
  await act(selectWrong(editor(page)));
  await act(page.keyboard.insertText('A sub-investigator may not sign in place of the principal investigator.'));
  await act(page.keyboard.press('Alt+n'));
  await expect(panel.locator('[data-pdf-page="2"] .td-pdf-text')).toContainText('A sub-investigator');
  await act(page.keyboard.press('Alt+j'));
  const signed = /^Page 2: “A sub-investigator may not sign in the\s?principal investigator.s place\.”$/;
  await expect(panel.getByRole('status').filter({ hasText: signed })).toBeVisible();
  await expect(panel.getByRole('region', { name: /^Page \d/ }), 'the page has the focus').toBeFocused();
  await expectAccessible(page);
  await act(page.keyboard.press('Alt+c'));
  await expect(editor(page)).toHaveValue(
    /\nA sub-investigator may not sign in place of the principal investigator\. \[2\]$/,
  );
  await expect(editor(page)).toBeFocused();
  expect(count()).toBeLessThanOrEqual(6);

  await page.keyboard.press('Alt+j');
  await expect(panel.getByRole('status').filter({ hasText: signed })).toBeVisible();
  await page.keyboard.press('Alt+Shift+j');
  await expect(panel.getByRole('status').filter({ hasText: /^Page 2: “A sub-investigator/ })).toContainText(
    'The signed page is kept',
  );
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts.getByText('Select the next sentence of the document')).toBeVisible();
});

test('cites words selected in the PDF on a phone, where it covers the answer', async ({ signIn, given }) => {
  const { request, manager } = await wronglyDrafted(given);
  const page = await signIn(manager, reviewPath(request));
  await page.setViewportSize({ width: 400, height: 800 });
  const edit = page.getByRole('button', { name: 'Edit Response' });
  await expect(edit).toBeVisible();
  await edit.click();
  await selectWrong(editor(page));
  await page.keyboard.insertText('This is the title page.');
  await page.getByRole('button', { name: 'Source', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: PROTOCOL });
  const title = dialog
    .locator('[data-pdf-page="1"] .td-pdf-text span')
    .filter({ hasText: /\w+ \w+ \w+ \w+ \w+/ })
    .first();
  await expect(title).toBeVisible();
  await title.evaluate((element) => document.getSelection()?.selectAllChildren(element));
  const words = ((await title.textContent()) ?? '').trim();
  await expect(dialog.getByText(`Page 1: “${words}”`)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cite the selected words' })).toBeInViewport();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cite the selected words' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(editor(page)).toHaveValue('This is LANTERN-3. [1]\nThis is the title page. [2]');
  await expect(editor(page)).toBeFocused();
  await expect(editor(page)).toBeInViewport();
});

test('marks a statement without a source, and refuses words that are not on the page', async ({
  signIn,
  given,
  failing,
}) => {
  const { request, manager } = await wronglyDrafted(given);
  const page = await signIn(manager, reviewPath(request));
  await page.getByRole('button', { name: 'Edit Response' }).click();
  await editor(page).fill('This is LANTERN-3. [1]\nAsk us again tomorrow.');
  const detail = 'These words are not on that page of the document. Nothing was cited.';
  const call = await failing(page, 'POST /api/v1/requests/*/queries/*/citations', {
    status: 400,
    body: { detail, code: 'bad_input' },
  });
  await page.getByRole('tab', { name: 'Find' }).click();
  await page.getByRole('searchbox', { name: 'Search the documents of this study' }).fill('missed dose');
  await page.keyboard.press('Enter');
  const cite = page.getByRole('button', { name: 'Cite passage 1', exact: true });
  await expect(cite).toBeFocused();
  await cite.click();
  await expect(page.getByText(detail)).toBeVisible();
  call.restore();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'editSaved');
  await expect(page.getByText('Ask us again tomorrow. not from the documents')).toBeVisible();
  await expect(page.getByText('not from the documents', { exact: true })).toHaveCount(1);
  await expectAccessible(page);
});
