import { ALTERNATIVE_CREDIT, creditedShare, scoreSentence, weighQuestion, type SentenceTerms } from './relevance.ts';

const RARITY: Record<string, number> = { warfarin: 0.8, anticoagul: 0.6, blood: 0.2, thinner: 1, stop: 0.4 };
const rarityOf = (term: string) => RARITY[term] ?? 1;

function weigh(...concepts: [term: string, ...alternatives: string[]][]) {
  return weighQuestion(
    {
      concepts: concepts.map(([term, ...alternatives]) => ({ term, alternatives })),
      specificityOf: (term) => (term === 'stop' ? 0.5 : 1),
    },
    rarityOf,
  );
}

function sentence(own: string[], around: string[] = [], length = 10): SentenceTerms {
  return { text: own.join(' '), length, own: new Set(own), inPlace: new Set([...own, ...around]) };
}

describe('weighQuestion', () => {
  it('weighs a term by its rarity and by how specific it is', () => {
    const { concepts, total } = weigh(['warfarin'], ['stop']);
    expect(concepts.map(({ weighed }) => weighed)).toEqual([
      { term: 'warfarin', rarity: 0.8, weight: 0.8 },
      { term: 'stop', rarity: 0.4, weight: 0.2 },
    ]);
    expect(total).toBe(1);
  });

  it('weighs an unused term like its rarest used alternative', () => {
    expect(weigh(['thinner', 'blood', 'anticoagul', 'unused']).concepts[0]?.weighed.weight).toBe(0.6);
    expect(weigh(['thinner', 'unused']).concepts[0]?.weighed.weight).toBe(1);
  });

  it('never raises the weight of a term', () => {
    expect(weigh(['blood', 'anticoagul']).concepts[0]?.weighed.weight).toBe(0.2);
  });
});

describe('scoreSentence', () => {
  it('scores the share of the question that a sentence mentions', () => {
    const question = weigh(['warfarin'], ['stop']);
    expect(scoreSentence(sentence(['warfarin', 'stop']), question).score).toBeCloseTo(1);
    expect(scoreSentence(sentence(['warfarin']), question).score).toBeCloseTo(0.8);
    expect(scoreSentence(sentence(['other']), question)).toMatchObject({ score: 0, matches: [] });
  });

  it('credits alternatives less than the term, and two of them more than one', () => {
    const question = weigh(['thinner', 'anticoagul', 'blood']);
    const own = (terms: string[]) => scoreSentence(sentence(terms), question).matches[0]?.own;
    expect(own(['thinner', 'blood'])).toBe(1);
    expect(own(['blood'])).toBeCloseTo(ALTERNATIVE_CREDIT / 2);
    expect(own(['blood', 'anticoagul'])).toBeCloseTo(ALTERNATIVE_CREDIT * 0.75);
  });

  it('gives partial credit for a mention in the surroundings', () => {
    const [match] = scoreSentence(sentence(['other'], ['warfarin']), weigh(['warfarin'])).matches;
    expect(match?.own).toBe(0);
    expect(match?.credit).toBeCloseTo(0.4);
  });

  it.each([
    [1, 0.7],
    [4, 0.7],
    [5, 1],
    [40, 1],
    [60, 2 / 3],
    [80, 0.5],
  ])('discounts a sentence of %i terms by %f', (length, factor) => {
    const scored = scoreSentence(sentence(['warfarin'], [], length), weigh(['warfarin']));
    expect(scored.lengthFactor).toBeCloseTo(factor);
    expect(scored.score).toBeCloseTo(factor);
  });

  it('scores 0 for a question without concepts', () => {
    expect(scoreSentence(sentence(['warfarin']), weigh()).score).toBe(0);
  });
});

describe('creditedShare', () => {
  it('counts an alternative by its own weight, up to the weight of the term', () => {
    const share = (terms: string[]) => creditedShare(weigh(['thinner', 'anticoagul', 'blood']), new Set(terms));
    expect(share(['thinner'])).toBe(1);
    expect(share(['anticoagul', 'blood'])).toBeCloseTo(ALTERNATIVE_CREDIT);
    expect(share(['blood'])).toBeCloseTo(ALTERNATIVE_CREDIT / 3);
    expect(share(['other'])).toBe(0);
  });
});
