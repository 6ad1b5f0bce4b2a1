import { expect } from '@jest/globals';
import type { Quote } from '@trialdesk/contract/entities/citation';
import { findQuote } from '../answering/verification/find-quote.ts';
import { documents } from '../firebase/collections.ts';
import { readPassages, type StoredPassages } from '../ingestion/passages/passage-store.ts';

const files = new Map<string, StoredPassages>();

/** Each citation is on the page it names, in the PDF it names. */
export async function expectVerbatim({ document_id, document_generation, page, text_snippet }: Quote): Promise<void> {
  const { source, passages_sha256 } = (await documents().doc(document_id).get()).data() ?? {};
  if (!files.has(document_id)) files.set(document_id, await readPassages(document_id, passages_sha256));
  const stored = files.get(document_id);
  expect(document_generation).toBe(source?.generation);
  expect(document_generation).toBeDefined();
  const passages = stored?.result === 'current' ? stored.file.passages : [];
  const onPage = passages.filter((passage) => passage.page === page);
  if (!onPage.some(({ text }) => findQuote(text, text_snippet) === text_snippet)) {
    throw new Error(`“${text_snippet}” is not on page ${page} of ${document_id}`);
  }
}
