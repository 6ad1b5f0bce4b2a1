import { sentencesOf } from './sentences.ts';

describe('sentencesOf', () => {
  it('parts a paragraph at the ends of its sentences, not at abbreviations or decimals', () => {
    const text = 'Hold the dose, e.g. Sym 1.5 mg. Contact Dr. Lee within 24 hours.';
    expect(sentencesOf({ kind: 'prose', section: [], text })).toEqual([
      'Hold the dose, e.g. Sym 1.5 mg.',
      'Contact Dr. Lee within 24 hours.',
    ]);
  });

  it('gives a list item without its bullet, and a table row as one', () => {
    expect(sentencesOf({ kind: 'list', section: [], text: '• Stroke within 6 months' })).toEqual([
      'Stroke within 6 months',
    ]);
    expect(sentencesOf({ kind: 'table', section: [], text: 'Weight X X' })).toEqual(['Weight X X']);
  });

  it('ends a sentence at a number, and gives a list item without its own', () => {
    const text = '12. Not taken before Visits 3, 8 and 11. Each dose is entered in the diary.';
    expect(sentencesOf({ kind: 'list', section: [], text })).toEqual([
      'Not taken before Visits 3, 8 and 11.',
      'Each dose is entered in the diary.',
    ]);
  });

  it('takes no heading or caption for a sentence, and keeps what follows it', () => {
    const section = ['9 Safety', '9.2 Serious events'];
    const text = '9.2. Serious events\nThey are reported within 24 hours.';
    expect(sentencesOf({ kind: 'prose', section, text })).toEqual(['They are reported within 24 hours.']);
    expect(sentencesOf({ kind: 'prose', section, text: '9.2. Serious events' })).toEqual([]);
    expect(sentencesOf({ kind: 'heading', section, text: 'Table 4. Time limits' })).toEqual([]);
  });

  it('takes no entry of a list of abbreviations for one, only what is said about them', () => {
    const section = ['List of abbreviations'];
    expect(sentencesOf({ kind: 'table', section, text: 'eGFR Estimated glomerular filtration rate' })).toEqual([]);
    expect(sentencesOf({ kind: 'prose', section, text: 'Units are those of the SI.' })).toHaveLength(1);
  });

  it('cuts what is too long to read into pieces that stand in the text as they are', () => {
    const text = `${'A long clause that goes on, '.repeat(40)}and ends.`;
    const pieces = sentencesOf({ kind: 'prose', section: [], text });
    expect(pieces.length).toBeGreaterThan(1);
    for (const piece of pieces) expect(text).toContain(piece);
    expect(pieces.join(' ')).toBe(text);
  });
});
