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
  return { request, site, manager: await given.person('Site Manager', [site]) };
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
  await expect(page.getByText('This study has no active documents of its own', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Upload its protocol, or move it here/)).toBeVisible();
  await expect(page.getByText('Not found in the protocol documents')).toHaveCount(0);
  await expect(page.getByText('Three days late is fine.')).toHaveCount(0);
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit Response' })).toBeFocused();
  await expect(page.getByText('Out of date', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
});

test('warns of all that is to be checked, and shows the sources', async ({ signIn, given }) => {
  const quote = await protocolQuote();
  const { document_id, document_name } = quote;
  const other: Quote = {
    ...quote,
    document_id: randomUUID(),
    document_name: 'Pharmacy Manual.pdf',
    document_version: 4,
    page: 7,
    text_snippet: 'Kits are kept between 15 and 25 °C.',
  };
  const conflict: Conflict = { heading: 'Storage of study drug', quotes: [quote, other] };
  const text = 'Give 900 mg three days late.';
  const ocr_rect = { left: 60, bottom: 640, right: 540, top: 780 };
  const { request, manager } = await reviewed(given, {
    ...readyDraft(`${text} [1]`, [{ ...quote, ocr_rect, number: 1 }]),
    confidence: 'low',
    conflicts: [conflict],
    doubts: [
      { document_id, document_name, kind: 'all_studies' },
      { document_id, document_name, kind: 'other_study', named: 'FHT-217-301' },
    ],
    site_values: ['900 mg', '3 day'],
  });
  const page = await signIn(manager, reviewPath(request));
  await expect(page.getByText('Low confidence')).toBeVisible();
  const doubts = page.getByRole('alert').filter({ hasText: 'Check that the sources are about this study' });
  await expect(doubts).toContainText('is a document for all studies');
  await expect(doubts).toContainText('names another study: FHT-217-301.');
  const conflicts = page.getByRole('alert').filter({ hasText: 'The documents disagree about “Storage of study drug”' });
  await expect(conflicts.getByRole('blockquote')).toHaveText(['“LANTERN-3”', '“Kits are kept between 15 and 25 °C.”']);
  await expect(conflicts.getByRole('button', { name: 'Pharmacy Manual.pdf, version 4, page 7' })).toBeVisible();
  const values = page.getByRole('alert').filter({ hasText: 'The site’s own words: 900 mg, 3 days.' });
  await expect(values).toContainText('No cited passage states them. Check before sending.');
  const source = page.getByRole('list', { name: 'Citations' }).first().getByRole('listitem');
  await expect(source.getByText('Read by OCR. Compare it with the page:')).toBeVisible();
  const image = source.getByRole('img', { name: 'Image of the quoted text on page 1' });
  await expect(image.locator('canvas')).toBeVisible();
  await expectAccessible(page);
  const answer = await page.getByText(text).boundingBox();
  for (const notice of [doubts, conflicts, values]) {
    const warning = await notice.boundingBox();
    expect(warning?.y, 'the warning is read before the answer').toBeLessThan(answer?.y ?? 0);
  }

  const panel = page.getByRole('region', { name: PROTOCOL });
  const mark = panel.locator('.td-pdf-mark');
  await conflicts.getByRole('button', { name: `${PROTOCOL}, version 1, page 1` }).click();
  await expect(mark.first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await source.getByRole('button', { name: `${PROTOCOL}, page 1` }).click();
  await expect(mark).toHaveCount(1);
  await expect(mark).toBeInViewport();
});

test('says when nothing answers; a passage that may is inserted with its citation, which the site gets', async ({
  signIn,
  given,
}) => {
  const { mode, model, prompt_version, written_at } = readyDraft('');
  const quote = await protocolQuote();
  const closest = [
    { ...quote, number: 1, text: 'Title page: LANTERN-3' },
    { ...quote, number: 2, page: 2 },
  ];
  const origin = { mode, model, prompt_version, written_at, searched: [] };
  const { request, site, manager } = await reviewed(given, { state: 'not_found', closest, ...origin });
  const page = await signIn(manager, reviewPath(request));
  const turn = page.getByRole('article', { name: 'Question' });
  await expect(turn.getByText('Not found in the protocol documents')).toBeVisible();
  await expect(turn.getByText('Pending Review')).toBeVisible();
  await expect(turn.getByRole('list', { name: 'Citations' })).toHaveCount(0);
  const send = page.getByRole('button', { name: 'Send Response' });
  await expect(page.getByText('There is no answer to send yet.')).toBeVisible();
  await expect(send).toBeDisabled();
  const passages = turn.getByRole('list', { name: 'Passages that may answer this' });
  await expect(passages.getByText('In context: Title page: LANTERN-3')).toBeVisible();
  await expectAccessible(page);
  await passages.getByRole('button', { name: `${PROTOCOL}, page 1` }).click();
  await expect(page.getByRole('region', { name: PROTOCOL }).locator('.td-pdf-mark').first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: PROTOCOL })).toHaveCount(0);

  await passages.getByRole('button', { name: 'Insert passage 2 into the response' }).press('Enter');
  const response = page.getByRole('textbox', { name: 'Response', exact: true });
  await expect(response).toBeFocused();
  await expect(response).toHaveValue('LANTERN-3 [2]');
  await response.fill('We have asked the sponsor.');
  await expect(send, 'a source is not needed').toBeEnabled();
  await response.fill('LANTERN-3 [2]');
  await passages.getByRole('button', { name: 'Insert passage 1 into the response' }).click();
  await expect(response).toHaveValue('LANTERN-3 [2]\nTitle page: LANTERN-3 [1]');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'editSaved');
  await expect(page.getByRole('complementary', { name: 'Citations' }).getByRole('listitem')).toHaveCount(2);
  await send.click();
  await expectToast(page, 'requestCompleted');
  const researcher = await signIn(
    await given.person('Clinical Researcher', [site]),
    `/site-request/${request.request_id}`,
  );
  await expect(researcher.getByText('Title page: LANTERN-3')).toBeVisible();
  await expect(researcher.getByRole('link', { name: 'Citation 2' })).toBeVisible();
});
