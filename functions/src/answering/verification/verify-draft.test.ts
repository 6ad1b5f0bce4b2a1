import { makeDocument } from '../testing/make-scope.ts';
import { verifyDraft } from './verify-draft.ts';

const section = ['6 Study drug', '6.2 Missed doses'];
const protocol = makeDocument('Protocol.pdf', [{ text: 'A missed dose is taken within 8 hours.', section }]);
const amendment = makeDocument('Amendment.pdf', [{ text: 'A missed dose is taken within 12 hours.', section }]);
const passages = new Map(
  protocol.file.passages.map((passage) => [passage.id, { key: passage.id, document: protocol, passage }]),
);

function verify(text: string, quote: string) {
  const sentences = [{ text, quotes: [{ passageKey: 'p1-1', quote }] }];
  return verifyDraft(sentences, { passages, asked: '', documents: [protocol, amendment] });
}

describe('verifyDraft', () => {
  it('returns text, citations and conflicts', () => {
    expect(verify('Within 8 hours.', 'within 8 hours')).toMatchObject({
      text: 'Within 8 hours. [1]',
      citations: [{ number: 1, page: 1, text_snippet: 'within 8 hours' }],
      conflicts: [{ heading: '6.2 Missed doses' }],
    });
  });

  it('returns null when no sentence is verified', () => {
    expect(verify('Within 12 hours.', 'within 12 hours')).toBeNull();
    expect(verifyDraft([], { passages, asked: '', documents: [protocol] })).toBeNull();
  });
});
