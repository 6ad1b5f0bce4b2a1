import { chosenText, searchChoices, toggled, withAll } from './choices.ts';

const SITES = ['Riverside', 'Lakeside', 'Northgate', 'Southgate'].map((name) => ({ id: name.charAt(0), name }));

describe('choosing many', () => {
  it('finds choices by a part of their name, whatever its case', () => {
    expect(searchChoices(SITES, ' SIDE ').map(({ id }) => id)).toEqual(['R', 'L']);
    expect(searchChoices(SITES, '')).toEqual(SITES);
  });

  it('adds all that were found to what is chosen, none of them twice', () => {
    expect(withAll(['N', 'R'], searchChoices(SITES, 'side'))).toEqual(['N', 'R', 'L']);
  });

  it('takes back what is chosen again', () => {
    expect(toggled(['N'], 'R')).toEqual(['N', 'R']);
    expect(toggled(['N', 'R'], 'N')).toEqual(['R']);
  });

  it.each([
    [[], 'None selected'],
    [['L'], 'Lakeside'],
    [['N', 'L', 'R'], 'Riverside, Lakeside, Northgate'],
    [['N', 'L', 'R', 'S'], 'Riverside, Lakeside, Northgate +1 more'],
  ])('names the first three of %j', (chosen, text) => {
    expect(chosenText(SITES, chosen)).toBe(text);
  });
});
