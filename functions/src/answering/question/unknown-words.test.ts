import { withLikelyTerms, type Vocabulary } from './unknown-words.ts';

function read(word: string, terms: string[]) {
  const vocabulary: Vocabulary = {
    has: (term) => terms.includes(term),
    withPrefix: (prefix) => terms.filter((term) => term.startsWith(prefix)),
    oneLetterAway: () => [],
  };
  return withLikelyTerms([{ term: word, alternatives: ['antibodi'] }], word, vocabulary);
}

it('reads a shortened word as the one word that begins with it', () => {
  const [concept] = read('velor', ['velorixamab', 'velorixamab-rel', 'antibodi']);
  expect(concept).toEqual({ term: 'velorixamab', alternatives: ['antibodi'] });
});

it('leaves a word that several words begin with', () => {
  const [concept] = read('velor', ['velorixamab', 'velorand']);
  expect(concept?.term).toBe('velor');
});
