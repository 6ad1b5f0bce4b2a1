import type { Quote } from '@trialdesk/contract/entities/citation';
import { LIMITS } from '@trialdesk/contract/limits';
import { numberCitations } from './number-citations.ts';

function quote(page: number, text_snippet = 'Words.', document_id = 'a'): Quote {
  return { document_id, document_name: 'A.pdf', document_version: 1, page, section: '', text_snippet };
}

describe('numberCitations', () => {
  it('numbers citations from 1 in order of appearance, one sentence per line', () => {
    expect(
      numberCitations([
        { text: 'One.', citations: [quote(4)] },
        { text: 'Two.', citations: [quote(2), quote(7)] },
      ]),
    ).toEqual({
      text: 'One. [1]\nTwo. [2] [3]',
      citations: [
        { number: 1, ...quote(4) },
        { number: 2, ...quote(2) },
        { number: 3, ...quote(7) },
      ],
    });
  });

  it('gives the same words of the same page one number', () => {
    const { text, citations } = numberCitations([
      { text: 'One.', citations: [quote(4), quote(4)] },
      { text: 'Two.', citations: [quote(5), quote(4)] },
    ]);
    expect(text).toBe('One. [1]\nTwo. [2] [1]');
    expect(citations).toHaveLength(2);
  });

  it.each([
    ['page', quote(5)],
    ['words', quote(4, 'Other.')],
    ['document', quote(4, 'Words.', 'b')],
  ])('gives a different %s its own number', (_, other) => {
    expect(numberCitations([{ text: 'One.', citations: [quote(4), other] }]).text).toBe('One. [1] [2]');
  });

  it('drops citations beyond the limit, and a sentence left without any', () => {
    const full = Array.from({ length: LIMITS.citationsPerAnswer }, (_, at) => quote(at + 1));
    const { text, citations } = numberCitations([
      { text: 'Full.', citations: full },
      { text: 'Dropped.', citations: [quote(900)] },
      { text: 'Kept.', citations: [quote(901), quote(1)] },
    ]);
    expect(citations).toHaveLength(LIMITS.citationsPerAnswer);
    expect(text.split('\n').slice(1)).toEqual(['Kept. [1]']);
  });
});
