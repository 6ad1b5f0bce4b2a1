import { readPassage, sentencesIn } from './read-passage.ts';
import { makeDocument } from './testing/make-scope.ts';

const [passage, other] = makeDocument('Protocol.pdf', [
  { text: 'Samples stay frozen. Tubes stay cold.', context: 'Marked under: Visit 4.', section: ['8 Procedures'] },
  { text: 'Samples stay frozen. Tubes stay cold.' },
]).file.passages;
if (!passage || !other) throw new Error('Two passages were made');

describe('readPassage', () => {
  it('gives the sentences with their terms, and the terms around them', () => {
    expect(readPassage(passage)).toEqual({
      sentences: [
        {
          text: 'Samples stay frozen.',
          terms: ['sampl', 'stai', 'frozen'],
          distinct: new Set(['sampl', 'stai', 'frozen']),
        },
        { text: 'Tubes stay cold.', terms: ['tube', 'stai', 'cold'], distinct: new Set(['tube', 'stai', 'cold']) },
      ],
      around: ['mark', 'visit', '4', '8', 'procedur'],
    });
  });

  it('reads a passage once, and each passage for itself', () => {
    expect(readPassage(passage)).toBe(readPassage(passage));
    expect(sentencesIn(passage)).toBe(sentencesIn(passage));
    expect(readPassage(other).around).toEqual([]);
  });
});
