import type { ModelSentence } from '../models/draft-model.ts';
import type { ScopePassage } from '../retrieval/scope.ts';
import { makeDocument } from '../testing/make-scope.ts';
import { verifyCitations } from './verify-citations.ts';

const document = makeDocument('Protocol.pdf', [
  { text: 'The last dose is given\n7 days before enrollment.', section: ['3 Plan', '3.4 Criteria'] },
]);
const passages = new Map<string, ScopePassage>(
  document.file.passages.map((passage) => [passage.id, { key: passage.id, document, passage }]),
);

function verify(sentences: ModelSentence[], asked = '') {
  return verifyCitations(sentences, { passages, asked });
}

describe('verifyCitations', () => {
  it('keeps a sentence whose quote is in its passage, with page and section', () => {
    const sentences = [{ text: 'Seven days.', quotes: [{ passageKey: 'p1-1', quote: 'given 7 days before' }] }];
    expect(verify(sentences)).toEqual([
      {
        text: 'Seven days.',
        citations: [
          {
            document_id: 'protocol-pdf',
            document_name: 'Protocol.pdf',
            document_version: 1,
            page: 1,
            section: '3 Plan › 3.4 Criteria',
            text_snippet: 'given 7 days before',
          },
        ],
      },
    ]);
  });

  it('drops a quote that is not in its passage, and a sentence left without quotes', () => {
    const wrong = { passageKey: 'p1-1', quote: 'given 14 days before' };
    const right = { passageKey: 'p1-1', quote: '7 days' };
    expect(verify([{ text: 'Fourteen days.', quotes: [wrong] }])).toEqual([]);
    expect(verify([{ text: 'Seven.', quotes: [wrong, right] }])[0]?.citations).toHaveLength(1);
  });

  it('drops a quote of a passage that the model was not given', () => {
    expect(verify([{ text: 'Seven.', quotes: [{ passageKey: 'p9-9', quote: '7 days' }] }])).toEqual([]);
  });

  it('drops an empty quote, which every passage contains', () => {
    expect(verify([{ text: 'Anything.', quotes: [{ passageKey: 'p1-1', quote: ' ' }] }])).toEqual([]);
  });

  it('drops a sentence that changes a number or a unit of its quote', () => {
    const quotes = [{ passageKey: 'p1-1', quote: 'given\n7 days before enrollment' }];
    expect(verify([{ text: 'It is given 7 days before.', quotes }])).toHaveLength(1);
    expect(verify([{ text: 'It is given 14 days before.', quotes }])).toEqual([]);
    expect(verify([{ text: 'It is given 7 weeks before.', quotes }])).toEqual([]);
  });

  it('accepts the name of the section and words of the question', () => {
    const quotes = [{ passageKey: 'p1-1', quote: 'given\n7 days before' }];
    expect(verify([{ text: 'By Section 3.4 the limit is 7 days.', quotes }])).toHaveLength(1);
    expect(verify([{ text: '5 days are too few.', quotes }], 'Are 5 days enough?')).toHaveLength(1);
    expect(verify([{ text: '5 days are too few.', quotes }], 'Is it enough?')).toEqual([]);
  });

  it('accepts values of the context, the section, the document name and the thread', () => {
    const table = makeDocument('Version 9.pdf', [
      { text: 'Weight measured', section: ['Table 6'], context: { caption: 'Within 5 days' } },
    ]);
    const known = new Map(table.file.passages.map((passage) => [passage.id, { key: '', document: table, passage }]));
    const quotes = [{ passageKey: 'p1-1', quote: 'Weight' }];
    const accepts = (text: string, asked = '') =>
      verifyCitations([{ text, quotes }], { passages: known, asked }).length === 1;
    expect(['In 5 days.', 'By Table 6.', 'By version 9.'].map((text) => accepts(text))).toEqual([true, true, true]);
    expect(accepts('In 4 days.')).toBe(false);
    expect(accepts('In 4 days.', 'Is it 4 days?')).toBe(true);
  });

  it('rejects values of a passage whose only quote was dropped', () => {
    const quotes = [
      { passageKey: 'p1-1', quote: 'before enrollment' },
      { passageKey: 'p1-1', quote: 'within 9 hours' },
    ];
    expect(verify([{ text: 'Within 9 hours.', quotes }])).toEqual([]);
  });

  it('drops an empty sentence and trims the others', () => {
    const quotes = [{ passageKey: 'p1-1', quote: '7 days' }];
    expect(verify([{ text: '  ', quotes }])).toEqual([]);
    expect(verify([{ text: ' Seven. ', quotes }])[0]?.text).toBe('Seven.');
  });

  it('drops a sentence without quotes', () => {
    expect(verify([{ text: 'Seven.', quotes: [] }])).toEqual([]);
  });

  it('verifies each sentence independently', () => {
    const right = { text: 'Seven.', quotes: [{ passageKey: 'p1-1', quote: '7 days' }] };
    expect(verify([right, { text: 'Nine days.', quotes: right.quotes }, right])).toHaveLength(2);
  });
});
