import { termsOf } from '../text/terms.ts';
import { isEveryday, isWord, specificityOf } from './everyday.ts';

function specificityOfWord(word: string): number {
  const [term = ''] = termsOf(word);
  return specificityOf(term);
}

describe('specificityOf', () => {
  it('is higher for technical words than for everyday ones', () => {
    expect(specificityOfWord('morning')).toBeLessThan(specificityOfWord('dose'));
    expect(specificityOfWord('dose')).toBeLessThan(specificityOfWord('caregiver'));
    expect(specificityOfWord('xanomeline')).toBe(1);
  });

  it('is the same for all forms of a word', () => {
    expect(specificityOfWord('mornings')).toBe(specificityOfWord('morning'));
  });

  it('is lower for a bare number than for a counted visit', () => {
    expect(specificityOf('10')).toBeLessThan(specificityOf('visit:10'));
  });
});

describe('isEveryday', () => {
  it('looks words up as written', () => {
    expect(['has', 'dad', 'sae', 'ecg'].map(isEveryday)).toEqual([true, true, false, false]);
  });
});

describe('isWord', () => {
  it.each(['treason', 'patients', 'tumour', 'tumor', 'pretends'])('knows %s', (word) => {
    expect(isWord(word)).toBe(true);
  });

  it.each(['reazon', 'risperidome', ''])('does not know "%s"', (word) => {
    expect(isWord(word)).toBe(false);
  });
});
