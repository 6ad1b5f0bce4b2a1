import { sentencesOf } from './sentences.ts';

describe('sentencesOf', () => {
  it('parts a paragraph at the ends of its sentences, not at abbreviations or decimals', () => {
    const text = 'Hold the dose, e.g. Sym 1.5 mg. Contact Dr. Lee within 24 hours.';
    expect(sentencesOf({ kind: 'prose', text })).toEqual([
      'Hold the dose, e.g. Sym 1.5 mg.',
      'Contact Dr. Lee within 24 hours.',
    ]);
  });

  it('gives a list item without its bullet, and a table row as one', () => {
    expect(sentencesOf({ kind: 'list', text: '• Stroke within 6 months' })).toEqual(['Stroke within 6 months']);
    expect(sentencesOf({ kind: 'table', text: 'Weight X X' })).toEqual(['Weight X X']);
  });

  it('cuts what is too long to read into pieces that stand in the text as they are', () => {
    const text = `${'A long clause that goes on, '.repeat(40)}and ends.`;
    const pieces = sentencesOf({ kind: 'prose', text });
    expect(pieces.length).toBeGreaterThan(1);
    for (const piece of pieces) expect(text).toContain(piece);
    expect(pieces.join(' ')).toBe(text);
  });
});
