import { isEveryday } from '../everyday.ts';
import { phraseOf, termsOf } from '../../text/terms.ts';
import { readLexicon } from './lexicon.ts';

/** The one everyday word that is left of a phrase of several: it would be found wherever that word stands. */
function cutTo(phrase: string): string | undefined {
  const words = phrase.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [only, ...more] = phraseOf(phrase);
  if (words.length < 2 || only === undefined || more.length > 0) return undefined;
  return words.find((word) => phraseOf(word)[0] === only && isEveryday(word));
}

describe('readLexicon', () => {
  const entries = readLexicon();

  it('leaves of each phrase a term to which its meaning belongs, and of each meaning one to search for', () => {
    expect(entries.filter(([said, meant]) => termsOf(said).length === 0 || termsOf(meant).length === 0)).toEqual([]);
  });

  it('holds no phrase that is cut to one everyday word', () => {
    expect(entries.map(([said]) => said).filter(cutTo)).toEqual([]);
    expect(cutTo('the runs')).toBe('runs');
  });
});
