import { isEveryday, tellingOf } from './everyday.ts';
import { termsOf } from '../text/terms.ts';

function toldBy(word: string): number {
  const [term = ''] = termsOf(word);
  return tellingOf(term);
}

describe('tellingOf', () => {
  it('rises from words that everybody uses to those of the trade', () => {
    expect(toldBy('morning')).toBeLessThan(toldBy('dose'));
    expect(toldBy('dose')).toBeLessThan(toldBy('caregiver'));
    expect(toldBy('xanomeline')).toBe(1);
  });

  it('knows a word by its stem', () => {
    expect(toldBy('mornings')).toBe(toldBy('morning'));
  });

  it('takes a bare figure to say less than a counted thing', () => {
    expect(tellingOf('10')).toBeLessThan(tellingOf('visit:10'));
  });
});

describe('isEveryday', () => {
  it('is about words as they are written', () => {
    expect(['has', 'dad', 'sae', 'ecg'].map(isEveryday)).toEqual([true, true, false, false]);
  });
});
