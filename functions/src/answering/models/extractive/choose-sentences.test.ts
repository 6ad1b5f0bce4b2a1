import { makeDocument } from '../../testing/make-scope.ts';
import type { Candidate } from './candidates.ts';
import { chooseSentences } from './choose-sentences.ts';

const document = makeDocument('Protocol.pdf', []);
const place = {
  page: 1,
  section: [],
  kind: 'prose' as const,
  context: {},
  rect: [0, 0, 100, 20] as [number, number, number, number],
};

/** A sentence of a passage of its own that covers one of the question's terms. */
function candidate(sentence: string, score: number, term: string): Candidate {
  const found = { key: sentence, document, passage: { id: sentence, text: sentence, ...place }, score, sentences: [] };
  const placed = { found, passageAt: 0, sentenceAt: 0, sentence, isRightKind: null };
  return { ...placed, score, evidence: score, covered: new Map([[term, 1]]) };
}

function chosen(...candidates: Candidate[]): string[] {
  return chooseSentences(candidates, 4).map(({ sentence }) => sentence);
}

describe('the sentences chosen', () => {
  it('are the best and what covers more of the question, from 0.7 of its score', () => {
    expect(chosen(candidate('dose', 1, 'dose'), candidate('delay', 0.75, 'delay'))).toEqual(['dose', 'delay']);
    expect(chosen(candidate('dose', 1, 'dose'), candidate('delay', 0.65, 'delay'))).toEqual(['dose']);
  });

  it('are all that tie with the best, even if they cover the same', () => {
    expect(chosen(candidate('grade 4', 1, 'dose'), candidate('rash', 0.92, 'dose'))).toEqual(['grade 4', 'rash']);
    expect(chosen(candidate('grade 4', 1, 'dose'), candidate('rash', 0.85, 'dose'))).toEqual(['grade 4']);
  });
});
