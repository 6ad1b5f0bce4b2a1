import { readDrugTable, readTable } from './table.ts';

describe('readTable', () => {
  it('has an entry for each way in which a thing is said', () => {
    expect(readTable('\n  threw up, puked > vomiting emesis\n\n  fit > seizure\n')).toEqual([
      ['threw up', 'vomiting emesis'],
      ['puked', 'vomiting emesis'],
      ['fit', 'seizure'],
    ]);
  });

  it.each(['threw up', 'threw up >', '> vomiting', 'a > b > c'])('refuses a line of another shape: %s', (line) => {
    expect(() => readTable(line)).toThrow('Not a line of the lexicon');
  });
});

describe('readDrugTable', () => {
  it('gives a brand its substance and class, and a substance its class', () => {
    expect(readDrugTable('statin, lipid-lowering > simvastatin (Zocor, Simvador), lovastatin')).toEqual([
      ['simvastatin', 'statin lipid-lowering'],
      ['Zocor', 'simvastatin statin lipid-lowering'],
      ['Simvador', 'simvastatin statin lipid-lowering'],
      ['lovastatin', 'statin lipid-lowering'],
    ]);
  });

  it.each(['statin > (Zocor)', 'statin > simvastatin (Zocor', 'statin > simvastatin,'])(
    'refuses a line of another shape: %s',
    (line) => {
      expect(() => readDrugTable(line)).toThrow('Not a line of the lexicon');
    },
  );
});
