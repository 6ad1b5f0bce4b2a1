import type { Page } from '@playwright/test';
import { demoStudy } from './harness/demo-study.ts';
import { reviewPath, changeNewestQuery } from './harness/drafted-request.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { readyDraft, type Given } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { expectToast } from './harness/screen.ts';

const CALL = 'POST /api/v1/requests/*/queries/*/draft';
const STAYS = 'Writes a new draft from the current documents.';
const BEING_WRITTEN = 'A new draft is being written.';

/** A demo request with a draft whose text no document contains. */
async function requestWithOldDraft(given: Given) {
  const site = await given.site();
  const question = 'IMP was at 28 °C for 10 hours in the cabinet. May we still dispense it, or quarantine it first?';
  const request = await given.request({
    site,
    study: await demoStudy('LANTERN-3'),
    queries: [{ question, draft: readyDraft('Words of an earlier day.') }],
  });
  return { request, manager: await given.person('Site Manager', [site]) };
}

/** Records what the live region announces from now on. */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  const said = await page
    .locator('[aria-live="polite"]', { hasText: 'The draft is ready.' })
    .evaluateHandle((region) => {
      const sentences: string[] = [];
      const note = () => {
        const text = region.textContent;
        if (text !== sentences.at(-1)) sentences.push(text);
      };
      new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
      return sentences;
    });
  return () => said.jsonValue();
}

test('keeps the old draft when regenerating fails, then replaces it', async ({ signIn, given, failing }) => {
  const { request, manager } = await requestWithOldDraft(given);
  const page = await signIn(manager, reviewPath(request));
  const old = page.getByText('Words of an earlier day.');
  const regenerate = page.getByRole('button', { name: 'Regenerate' });
  await expect(regenerate).toHaveAccessibleDescription(new RegExp(STAYS));
  const broken = await failing(page, CALL, { status: 500 });
  await regenerate.click();
  await expectToast(page, 'regenerateFailed');
  broken.restore();

  const detail = 'Omar Lund has already sent a response to this question.';
  const refused = await failing(page, CALL, { status: 409, body: { detail, code: 'conflict' } });
  await regenerate.click();
  await expectToast(page, 'regenerateRefused', { detail });
  await expect(old).toBeVisible();
  refused.restore();

  const said = await recordAnnouncements(page);
  await regenerate.click();
  await expect(old).toHaveCount(0);
  await expect(page.getByRole('button', { name: /LANTERN-3 Protocol v3\.0\.pdf, page \d+/ }).first()).toBeVisible();
  await expect(page.getByText(/^Searched: .*LANTERN-3 Protocol v3\.0, version 1/)).toBeVisible();
  await expect(regenerate).toBeEnabled();
  expect(await said()).toEqual([BEING_WRITTEN, 'The draft is ready.']);
});

test('shows a pending or failed new draft next to the current one', async ({ signIn, given }) => {
  const { request, manager } = await requestWithOldDraft(given);
  const page = await signIn(manager, reviewPath(request));
  const regenerate = page.getByRole('button', { name: 'Regenerate' });
  await expect(regenerate).toBeEnabled();
  await changeNewestQuery(request, { redraft: { state: 'writing', since: request.created_at } });
  await expect(page.getByText('Writing a new draft. This one stays until it is ready.')).toBeVisible();
  await expect(regenerate).toBeDisabled();
  await expect(page.getByText('Words of an earlier day.')).toBeVisible();
  await expectAccessible(page);
  await changeNewestQuery(request, { redraft: { state: 'failed', reason: 'timeout', failed_at: request.created_at } });
  await expect(
    page.getByText(`The new draft could not be written, so this one stays. The AI model took too long to answer.`),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  await expect(page.getByText('Words of an earlier day.')).toBeVisible();
});

test('offers a draft that arrives after a saved response', async ({ signIn, given }) => {
  const { request, manager } = await requestWithOldDraft(given);
  const saved_at = new Date(Date.now() - 60_000).toISOString();
  const edit = { text: 'My own words.', citations: [], saved_by: { id: 'me', name: 'Robin Reed' }, saved_at };
  await changeNewestQuery(request, { edit });
  const page = await signIn(manager, reviewPath(request));
  await expect(page.getByText('My own words.')).toBeVisible();
  const newer = page.getByRole('region', { name: 'Newer draft' });
  await expect(newer).toContainText('Words of an earlier day.');
  await expectAccessible(page);
  await newer.getByRole('button', { name: 'Use this draft' }).press('Enter');
  await expectToast(page, 'editSaved');
  await expect(newer).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit Response' })).toBeFocused();
  await expect(page.getByText('My own words.')).toHaveCount(0);
  await expect(page.getByText('Words of an earlier day.')).toBeVisible();
});
