import { sentencesOf, wholeSentence } from './sentences.ts';

describe('sentencesOf', () => {
  it('splits a paragraph into sentences, but not at abbreviations or decimals', () => {
    const text = 'Hold the dose, e.g. Sym 1.5 mg. Contact Dr. Lee within 24 hours.';
    expect(sentencesOf({ kind: 'prose', section: [], text })).toEqual([
      'Hold the dose, e.g. Sym 1.5 mg.',
      'Contact Dr. Lee within 24 hours.',
    ]);
  });

  it('keeps spaces inside a sentence, so that it stays verbatim', () => {
    const text = 'See Dr.  Lee first.   Then dose.';
    expect(sentencesOf({ kind: 'prose', section: [], text })).toEqual(['See Dr.  Lee first.', 'Then dose.']);
  });

  it('drops the bullet of a list item and keeps a table row whole', () => {
    expect(sentencesOf({ kind: 'list', section: [], text: '• Stroke within 6 months' })).toEqual([
      'Stroke within 6 months',
    ]);
    expect(sentencesOf({ kind: 'table', section: [], text: 'Weight X X' })).toEqual(['Weight X X']);
  });

  it('ends a sentence after a number and drops the number of a list item', () => {
    const text = '12. Not taken before Visits 3, 8 and 11. Each dose is entered in the diary.';
    expect(sentencesOf({ kind: 'list', section: [], text })).toEqual([
      'Not taken before Visits 3, 8 and 11.',
      'Each dose is entered in the diary.',
    ]);
  });

  it('skips headings and captions but not the text after them', () => {
    const section = ['9 Safety', '9.2 Serious events'];
    const text = '9.2. Serious events\nThey are reported within 24 hours.';
    expect(sentencesOf({ kind: 'prose', section, text })).toEqual(['They are reported within 24 hours.']);
    expect(sentencesOf({ kind: 'prose', section, text: '9.2. Serious events' })).toEqual([]);
    expect(sentencesOf({ kind: 'heading', section, text: 'Table 4. Time limits' })).toEqual([]);
  });

  it('skips entries of a list of abbreviations but not the text about them', () => {
    const section = ['List of abbreviations'];
    expect(sentencesOf({ kind: 'table', section, text: 'eGFR Estimated glomerular filtration rate' })).toEqual([]);
    expect(sentencesOf({ kind: 'prose', section, text: 'Units are those of the SI.' })).toHaveLength(1);
  });

  it.each([
    ['CT: computed tomography; ctDNA: circulating tumor DNA; EoT: End of Treatment.', 0],
    ['Abbreviations: ALT = alanine aminotransferase; ULN = upper limit; ECG = electrocardiogram.', 0],
    ['ECG: at Visit 1; CT: every 6 weeks.', 1],
  ])('skips abbreviations under a table: %s', (text, sentences) => {
    expect(sentencesOf({ kind: 'prose', section: [], text })).toHaveLength(sentences);
  });

  it('cuts long sentences into verbatim pieces', () => {
    const text = `${'A long clause that goes on, '.repeat(40)}and ends.`;
    const pieces = sentencesOf({ kind: 'prose', section: [], text });
    expect(pieces.length).toBeGreaterThan(1);
    for (const piece of pieces) expect(text).toContain(piece);
    expect(pieces.join(' ')).toBe(text);
  });
});

describe('wholeSentence', () => {
  const passage = (clauses: number) => ({
    ...{ kind: 'prose' as const, section: [] },
    text: `It is short. ${'A long clause that goes on, '.repeat(clauses)}and ends.`,
  });

  it.each([
    ['is the sentence that a part was cut off from', 20, true],
    ['is the part of a sentence that is too long to be shown', 60, false],
  ])('%s', (_, clauses, isWhole) => {
    const [, part = ''] = sentencesOf(passage(clauses));
    const shown = wholeSentence(passage(clauses), part);
    expect(shown.endsWith('and ends.')).toBe(isWhole);
    expect(shown.startsWith(part)).toBe(true);
  });

  it('is a sentence that was not cut', () => {
    expect(wholeSentence(passage(20), 'It is short.')).toBe('It is short.');
  });
});
