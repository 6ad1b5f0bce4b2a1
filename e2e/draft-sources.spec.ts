import { randomUUID } from 'node:crypto';
import type { Quote } from '@trialdesk/contract/entities/citation';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import type { Conflict, Draft, SearchedDocument } from '@trialdesk/contract/entities/draft';
import { reviewPath, PROTOCOL, protocolQuote } from './harness/drafted-request.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { readyDraft, type Given } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { expectToast } from './harness/screen.ts';

const searched = ({ id, name, version, upload_date }: StudyDocument): SearchedDocument => ({
  id,
  name,
  version,
  upload_date,
});

/** A request with this draft, and its reviewer. */
async function reviewed(given: Given, draft: Draft, studyId = 'study-of-journeys') {
  const site = await given.site();
  const request = await given.request({ site, study: { id: studyId, name: 'MERIDIAN-1' }, queries: [{ draft }] });
  return { request, manager: await given.person('Site Manager', [site]) };
}

test('marks a draft as out of date when its document is archived and offers a new one', async ({ signIn, given }) => {
  const studyId = randomUUID();
  const document = await given.document({ study_id: studyId, version: 2 });
  const title = document.name.replace(/\.pdf$/, '');
  const draft = { ...readyDraft('Three days late is fine.'), searched: [searched(document)] };
  const { request, manager } = await reviewed(given, draft, studyId);
  const page = await signIn(manager, reviewPath(request));
  await expect(page.getByText(new RegExp(`^Searched: ${title}, version 2 \\(`))).toBeVisible();
  await expect(page.getByText('Out of date', { exact: true })).toHaveCount(0);

  const library = await signIn('manager', '/documents');
  await library.getByRole('button', { name: `Archive ${title}` }).click();
  await library.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await expectToast(library, 'archived', { name: document.name });

  await expect(page.getByText('Out of date', { exact: true })).toBeVisible();
  const notice = page.getByRole('alert').filter({ hasText: 'The documents have changed since this draft was written' });
  await expect(notice.getByRole('listitem').filter({ hasText: title })).toHaveText(
    /, version 2 \(.+\) was archived\.$/,
  );
  await expectAccessible(page);
  const answer = await page.getByText('Three days late is fine.').boundingBox();
  const warning = await notice.boundingBox();
  expect(warning?.y, 'the warning is read before the answer').toBeLessThan(answer?.y ?? 0);
  await notice.getByRole('button', { name: 'Regenerate' }).press('Enter');
  await expect(page.getByText('Not found in the protocol documents').first()).toBeVisible();
  await expect(page.getByText('Three days late is fine.')).toHaveCount(0);
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit Response' })).toBeFocused();
  await expect(page.getByText('Out of date', { exact: true })).toHaveCount(0);
});

test('shows conflicting documents with both quotes, which open at their pages', async ({ signIn, given }) => {
  const quote = await protocolQuote();
  const other: Quote = {
    ...quote,
    document_id: randomUUID(),
    document_name: 'Pharmacy Manual.pdf',
    document_version: 4,
    page: 7,
    text_snippet: 'Kits are kept between 15 and 25 °C.',
  };
  const conflict: Conflict = { heading: 'Storage of study drug', quotes: [quote, other] };
  const draft = { ...readyDraft('Three days late is fine.'), conflicts: [conflict] };
  const { request, manager } = await reviewed(given, draft);
  const page = await signIn(manager, reviewPath(request));
  const notice = page.getByRole('alert').filter({ hasText: 'The documents disagree about “Storage of study drug”' });
  await expect(notice.getByRole('blockquote')).toHaveText(['“LANTERN-3”', '“Kits are kept between 15 and 25 °C.”']);
  await expect(notice.getByRole('button', { name: 'Pharmacy Manual.pdf, version 4, page 7' })).toBeVisible();
  await expectAccessible(page);
  await notice.getByRole('button', { name: `${PROTOCOL}, version 1, page 1` }).click();
  await expect(page.getByRole('dialog', { name: PROTOCOL }).locator('.td-pdf-mark').first()).toBeInViewport();
});

test('says when the documents do not answer and labels the closest matches', async ({ signIn, given }) => {
  const { mode, model, prompt_version, written_at } = readyDraft('');
  const closest = [{ ...(await protocolQuote()), number: 1 }];
  const origin = { mode, model, prompt_version, written_at, searched: [] };
  const { request, manager } = await reviewed(given, { state: 'not_found', closest, ...origin });
  const page = await signIn(manager, reviewPath(request));
  const turn = page.getByRole('article', { name: 'Question' });
  await expect(turn.getByText('Not found in the protocol documents')).toBeVisible();
  await expect(turn.getByText('Pending Review')).toBeVisible();
  await expect(turn.getByRole('list', { name: 'Citations' })).toHaveCount(0);
  await expect(page.getByText('There is no answer to send yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Response' })).toBeDisabled();
  await expectAccessible(page);
  const matches = turn.getByRole('list', { name: 'Closest matches, not an answer' });
  await matches.getByRole('button', { name: `${PROTOCOL}, page 1` }).click();
  await expect(page.getByRole('dialog', { name: PROTOCOL }).locator('.td-pdf-mark').first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit Response' }).click();
  await page.getByRole('textbox', { name: 'Response', exact: true }).fill('We have asked the sponsor.');
  await expect(page.getByRole('button', { name: 'Send Response' })).toBeEnabled();
});
