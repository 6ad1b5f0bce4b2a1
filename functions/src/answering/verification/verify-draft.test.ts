import { makeDocument } from '../testing/make-scope.ts';
import { verifyDraft } from './verify-draft.ts';

const section = ['6 Study drug', '6.2 Missed doses'];
const protocol = makeDocument('Protocol.pdf', [{ text: 'A missed dose is taken within 8 hours.', section }]);
const amendment = makeDocument('Amendment.pdf', [{ text: 'A missed dose is taken within 12 hours.', section }]);
const passages = new Map(
  protocol.file.passages.map((passage) => [passage.id, { key: passage.id, document: protocol, passage }]),
);

const WHOLE = 'A missed dose is taken within 8 hours.';

function verify(text: string, quote: string) {
  const sentences = [{ text, quotes: [{ passageKey: 'p1-1', quote }] }];
  return verifyDraft(sentences, { passages, asked: '', documents: [protocol, amendment] });
}

describe('verifyDraft', () => {
  it('returns text, citations and conflicts', () => {
    expect(verify('Within 8 hours.', WHOLE)).toMatchObject({
      text: 'Within 8 hours. [1]',
      citations: [{ number: 1, page: 1, text_snippet: WHOLE }],
      conflicts: [{ heading: '6.2 Missed doses' }],
    });
  });

  it('lists the values that only the thread states', () => {
    const sentences = [{ text: 'Within 8 hours, not 9 hours.', quotes: [{ passageKey: 'p1-1', quote: WHOLE }] }];
    const grounds = { passages, asked: 'Are 9 hours too many?', documents: [protocol] };
    expect(verifyDraft(sentences, grounds)).toMatchObject({ site_values: ['9 hour'] });
    expect(verify('Within 8 hours.', WHOLE)).not.toHaveProperty('site_values');
  });

  it('returns null when no sentence is verified', () => {
    expect(verify('Within 12 hours.', 'A missed dose is taken within 12 hours.')).toBeNull();
    expect(verifyDraft([], { passages, asked: '', documents: [protocol] })).toBeNull();
  });
});
