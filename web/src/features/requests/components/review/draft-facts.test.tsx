import { screen } from '@testing-library/react';
import type { ReadyDraft } from '@trialdesk/contract/entities/draft';
import { openPage } from '../../../../testing/open-page.tsx';
import { READY_DRAFT } from '../../testing/a-request.ts';

const { DraftFacts } = await import('./draft-facts.tsx');

const facts = (draft: ReadyDraft) =>
  openPage(() => <DraftFacts draft={draft} />, { as: 'Site Manager', path: '/request/r1' });

test('an answer about a medicine that no document names says so', async () => {
  await facts({ ...READY_DRAFT, unnamed_medicine: 'omeprazole' });
  expect(await screen.findByText(/^The documents do not name omeprazole\./)).toBeTruthy();
});

test('an answer about one that is named says nothing of the kind', async () => {
  await facts(READY_DRAFT);
  expect(await screen.findByText(/Extracted from the documents/)).toBeTruthy();
  expect(screen.queryByText(/do not name/)).toBeNull();
});
