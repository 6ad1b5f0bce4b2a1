import { claimOf } from './claim.ts';

function amounts(sentence: string): string[] {
  return claimOf(sentence).values.map(({ bound, amount }) => `${bound}${amount}`);
}

describe('the values of a statement', () => {
  it.each([
    ['for 30 seconds', ['0.00833333333 h']],
    ['for 90 min', ['1.5 h']],
    ['within 3 days', ['72 h']],
    ['every 2 wks', ['336 h']],
    ['for 2 years', ['24 months']],
    ['for 1 month', ['1 months']],
    ['0.3 g daily', ['300 mg']],
    ['500 mcg', ['0.5 mg']],
    ['2 dL', ['200 ml']],
    ['5 percent', ['5 %']],
    ['5%', ['5 %']],
    ['9 tablets', ['9']],
    ['seven days', ['168 h']],
    ['1,200 mg', ['1200 mg']],
    ['1,5 mg', ['1.5 mg']],
    ['no number', []],
  ])('of "%s"', (sentence, expected) => {
    expect(amounts(sentence)).toEqual(expected);
  });

  it.each(['<', '>', '≤', '≥', '±'])('keep the bound %s', (sign) => {
    expect(amounts(`platelets ${sign} 75`)).toEqual([`${sign}75`]);
  });

  it('have a bound only directly before the number', () => {
    expect(amounts('≥ 75 to 100')).toEqual(['≥75', '100']);
    expect(amounts('≥ platelets 75')).toEqual(['75']);
  });
});

describe('the words of a statement', () => {
  it('omit function words, negations, numbers and plurals', () => {
    expect(claimOf('The tablets are not to be taken with 2 meals').words).toEqual(['tablet', 'taken', 'meal']);
  });

  it('omit converted units and keep others', () => {
    expect(claimOf('5 mg drug').words).toEqual(['drug']);
    expect(claimOf('5 tablets drug').words).toEqual(['tablet', 'drug']);
  });

  it('include a name with its number', () => {
    expect(claimOf('at Visit 4').words).toEqual(['visit', 'visit 4']);
    expect(claimOf('at Visit 4').values).toEqual([]);
  });

  it('include every number of a list of names', () => {
    expect(claimOf('Weeks 4, 8 and 12 or 16 to 20').words).toEqual([
      ...['week', 'week 4', 'week 8', 'week 12', 'week 16', 'week 20'],
    ]);
  });

  it('end a list of names at any other word', () => {
    const { words, values } = claimOf('Week 4 lasts 5 days');
    expect(words).toEqual(['week', 'week 4', 'last']);
    expect(values).toEqual([{ amount: '120 h', bound: '' }]);
  });
});

describe('the negation of a statement', () => {
  it.each(['not', 'no', 'never', 'cannot', 'without', 'neither', 'nor'])('is the word %s', (word) => {
    expect(claimOf(`It is ${word} given`).isNegated).toBe(true);
  });

  it('is cancelled by a second one', () => {
    expect(claimOf('not without food').isNegated).toBe(false);
    expect(claimOf('with food').isNegated).toBe(false);
  });

  it('must be a whole word', () => {
    expect(claimOf('note the nose').isNegated).toBe(false);
  });
});
