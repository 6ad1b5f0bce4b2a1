import { protocolQuote, reviewPath } from './harness/drafted-request.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { readyDraft } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';

test('warns when an answer may rest on the document of another study', async ({ signIn, given }) => {
  const quote = await protocolQuote();
  const { document_id, document_name } = quote;
  const draft = readyDraft('Flush with 10 mL. [1]', [{ ...quote, number: 1 }]);
  const doubts = [
    { document_id, document_name, kind: 'all_studies' as const },
    { document_id, document_name, kind: 'other_study' as const, named: 'FHT-217-301' },
  ];
  const site = await given.site();
  const request = await given.request({ site, queries: [{ draft: { ...draft, doubts, confidence: 'low' } }] });
  const page = await signIn(await given.person('Site Manager', [site]), reviewPath(request));
  const warning = page.getByRole('alert').filter({ hasText: 'Check that the sources are about this study' });
  await expect(warning).toContainText('is a document for all studies');
  await expect(warning).toContainText('names another study: FHT-217-301.');
  await expect(page.getByText('Low confidence')).toBeVisible();
  await expectAccessible(page);
});

test('says that a study has no active documents of its own', async ({ signIn, given }) => {
  const { mode, model, prompt_version, written_at } = readyDraft('');
  const origin = { mode, model, prompt_version, written_at, searched: [] };
  const site = await given.site();
  const draft = { ...origin, state: 'not_found' as const, closest: [], own_documents: 'none' as const };
  const request = await given.request({ site, queries: [{ draft }] });
  const page = await signIn(await given.person('Site Manager', [site]), reviewPath(request));
  await expect(page.getByText('This study has no active documents of its own', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Upload its protocol, or move it here/)).toBeVisible();
  await expect(page.getByText('Not found in the protocol documents')).toHaveCount(0);
  await expectAccessible(page);
});
