import { labelOf, writerOf } from './labels.ts';

it('calls drafts after their model and its prompt, or says that there was no model', () => {
  const written = { model: 'gemini-2.5-pro', prompt_version: '12', is_found: true };
  expect(writerOf({ ...written, mode: 'gemini' })).toBe('gemini-2.5-pro (12)');
  expect(writerOf({ ...written, mode: 'extractive', prompt_version: 'none' })).toBe('Extracted, no model');
});

it('calls a cited section after its document, also where the section has no title', () => {
  const cited = { document_name: 'Protocol.pdf', section: '6.4 Missed doses' };
  expect(labelOf(cited)).toBe('Protocol.pdf › 6.4 Missed doses');
  expect(labelOf({ ...cited, section: '' })).toBe('Protocol.pdf');
});
