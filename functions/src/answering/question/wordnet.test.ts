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
  ])('looks %s up by its base', (word, same) => {
    expect(synonymsOf(word)).toContain(same);
  });

  it('does not count a word as the same as itself', () => {
    expect(synonymsOf('quit')).not.toContain('quit');
  });

  it('gives nothing for what WordNet does not know', () => {
    expect(['xanomeline', '', 'zzzz', 'aaaa'].flatMap(synonymsOf)).toEqual([]);
  });

  it('says the same when it is asked again', () => {
    expect(synonymsOf('kidney stone')).toEqual(synonymsOf('kidney stone'));
  });
});
