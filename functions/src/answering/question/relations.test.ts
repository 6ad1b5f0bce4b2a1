import { indexRelations, matchingRelations, relationOf } from './relations.ts';

const relations = indexRelations([
  relationOf('blood thinner', 'anticoagulant'),
  relationOf('limits of normal', 'reference range'),
  relationOf('blood', 'serum'),
  { ...relationOf('PE', 'pulmonary embolism'), spelling: /\bPE\b/u },
  relationOf('the', 'nothing'),
]);

function found(question: string): string[] {
  return matchingRelations(question, relations).map(({ terms }) => terms.join(' '));
}

describe('matchingRelations', () => {
  it('matches a phrase only whole and in order', () => {
    expect(found('Is she on a blood thinner?')).toContain('anticoagul');
    expect(found('Is the blood pale and thinner?')).not.toContain('anticoagul');
    expect(found('thinner blood')).not.toContain('anticoagul');
  });

  it('finds every phrase that begins with the same term', () => {
    expect(new Set(found('blood thinner'))).toEqual(new Set(['anticoagul', 'serum']));
  });

  it('requires the spelling if one is given', () => {
    expect(found('PE last year')).toEqual(expect.arrayContaining(['pulmonari embol']));
    expect(found('pe class')).toEqual([]);
  });

  it('skips a phrase of stop words', () => {
    expect(found('the')).toEqual([]);
  });
});
