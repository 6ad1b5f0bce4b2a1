import { itemsOf, parseTable } from './table-rows.ts';

describe('parseTable', () => {
  it('splits rows into cells and skips comments', () => {
    expect(parseTable('# Complaints.\nthrew up, puked\tvomiting emesis\nfit\tseizure\n', 2)).toEqual([
      ['threw up, puked', 'vomiting emesis'],
      ['fit', 'seizure'],
    ]);
    expect(parseTable('statin\tlovastatin\t\n', 3)).toEqual([['statin', 'lovastatin', '']]);
  });

  it.each(['threw up', 'threw up\t', '\tvomiting', 'a\tb\tc'])('rejects the malformed row "%s"', (row) => {
    expect(() => parseTable(row, 2)).toThrow('Malformed row in the lexicon');
  });
});

describe('itemsOf', () => {
  it('trims items and drops empty ones', () => {
    expect(itemsOf(' threw up , puked,')).toEqual(['threw up', 'puked']);
    expect(itemsOf('')).toEqual([]);
  });
});
