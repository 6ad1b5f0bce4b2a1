import { readdirSync, readFileSync } from 'node:fs';
import { phraseOf, termsOf } from '../../text/terms.ts';
import { isEveryday } from '../everyday.ts';
import { drugEntries, phraseEntries, readAbbreviations, readLexicon, withoutDuplicates } from './lexicon.ts';

/** Everyday words left when stop words are removed from a longer phrase; the phrase would match wherever one occurs. */
function reducedTo(phrase: string): string | undefined {
  const words = phrase.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [only, ...more] = phraseOf(phrase);
  if (words.length < 2 || only === undefined || more.length > 0) return undefined;
  return words.find((word) => phraseOf(word)[0] === only && isEveryday(word));
}

describe('readLexicon', () => {
  const entries = readLexicon();

  it('has terms for each phrase and each meaning', () => {
    expect(entries.filter(([said, meant]) => termsOf(said).length === 0 || termsOf(meant).length === 0)).toEqual([]);
  });

  it('has no phrase that stop words reduce to one everyday word', () => {
    expect(entries.map(([said]) => said).filter(reducedTo)).toEqual([]);
    expect(reducedTo('the runs')).toBe('runs');
  });

  it('reads every table', () => {
    const meanings = new Map(entries);
    expect(meanings.get('puked')).toBe('vomiting vomited emesis nausea');
    expect(meanings.get('Zocor')).toMatch(/^simvastatin statin/);
    expect(entries.length).toBeGreaterThan(7000);
  });
});

describe('readAbbreviations', () => {
  it('reads the abbreviations of trials and of clinics', () => {
    expect(readAbbreviations()).toMatchObject({ SAE: 'serious adverse event', ALT: 'alanine aminotransferase SGPT' });
  });
});

describe('phraseEntries', () => {
  it('has an entry per phrase', () => {
    expect(phraseEntries([['threw up, puked', 'vomiting emesis']])).toEqual([
      ['threw up', 'vomiting emesis'],
      ['puked', 'vomiting emesis'],
    ]);
  });
});

describe('drugEntries', () => {
  it('maps a brand to its generic and class, and a generic to its class', () => {
    expect(
      drugEntries([
        ['statin, lipid-lowering', 'simvastatin', 'Zocor, Simvador'],
        ['statin, lipid-lowering', 'lovastatin', ''],
      ]),
    ).toEqual([
      ['simvastatin', 'statin lipid-lowering'],
      ['Zocor', 'simvastatin statin lipid-lowering'],
      ['Simvador', 'simvastatin statin lipid-lowering'],
      ['lovastatin', 'statin lipid-lowering'],
    ]);
  });
});

describe('withoutDuplicates', () => {
  it('rejects a phrase that is defined twice', () => {
    const entries: [string, string][] = [
      ['hx', 'history'],
      ['HX', 'medical history'],
    ];
    expect(() => withoutDuplicates(entries)).toThrow('The lexicon defines "hx" twice');
    expect(withoutDuplicates(entries.slice(1))).toEqual([['HX', 'medical history']]);
  });
});

describe('the tables', () => {
  const folder = new URL('./tables/', import.meta.url);
  const names = readdirSync(folder);

  it.each(names)('%s states its content, columns and provenance', (name) => {
    const header = readFileSync(new URL(name, folder), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('#'));
    expect(header.join('\n')).toMatch(/^# .+\n# Columns: .+\n# Provenance: .+/);
  });
});
