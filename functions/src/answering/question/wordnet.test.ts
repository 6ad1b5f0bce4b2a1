import { synonymsOf } from './wordnet.ts';

describe('synonymsOf', () => {
  it.each([
    ['quit', 'discontinue'],
    ['valium', 'diazepam'],
    ['tumour', 'tumor'],
    ['throw up', 'vomit'],
  ])('knows that %s is %s', (word, same) => {
    expect(synonymsOf(word)).toContain(same);
  });

  it.each([
    ['pregnancies', 'gestation'],
    ['stopped', 'halt'],
    ['quits', 'discontinue'],
  ])('looks up %s by its base', (word, same) => {
    expect(synonymsOf(word)).toContain(same);
  });

  it('omits the word itself', () => {
    expect(synonymsOf('quit')).not.toContain('quit');
  });

  it('returns nothing for unknown words', () => {
    expect(['xanomeline', '', 'zzzz', 'aaaa'].flatMap(synonymsOf)).toEqual([]);
  });

  it('returns the same from its cache', () => {
    expect(synonymsOf('kidney stone')).toEqual(synonymsOf('kidney stone'));
  });
});
