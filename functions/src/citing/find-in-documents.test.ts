import { makeDocument } from '../answering/testing/make-scope.ts';
import { findInDocuments } from './find-in-documents.ts';

const ITEM = 'Exchange of a stent or drain. The next infusion is given at the earliest 7 days after.';

async function quoted(words: string, text: string, kind: 'list' | 'prose') {
  const [best] = await findInDocuments(words, [makeDocument('Protocol.pdf', [{ text, kind }])], 1);
  expect(best?.text).toBe(text);
  return best?.quote.text_snippet;
}

it('quotes a list item with the conditions that follow its first sentence', async () => {
  expect(await quoted('exchange of a stent', `• ${ITEM}`, 'list')).toBe(ITEM);
});

it('quotes the best sentence of prose', async () => {
  expect(await quoted('exchange of a stent', ITEM, 'prose')).toBe('Exchange of a stent or drain.');
});
