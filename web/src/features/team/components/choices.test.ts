import { chosenText, searchChoices, withToggled, withAll } from './choices.ts';

const SITES = ['Riverside', 'Lakeside', 'Northgate', 'Southgate'].map((name) => ({ id: name.charAt(0), name }));

describe('choices', () => {
  it('finds choices by part of their name, ignoring case', () => {
    expect(searchChoices(SITES, ' SIDE ').map(({ id }) => id)).toEqual(['R', 'L']);
    expect(searchChoices(SITES, '')).toEqual(SITES);
  });

  it('adds all found choices without duplicates', () => {
    expect(withAll(['N', 'R'], searchChoices(SITES, 'side'))).toEqual(['N', 'R', 'L']);
  });

  it('removes a choice that is toggled again', () => {
    expect(withToggled(['N'], 'R')).toEqual(['N', 'R']);
    expect(withToggled(['N', 'R'], 'N')).toEqual(['R']);
  });

  it.each([
    [[], 'None selected'],
    [['L'], 'Lakeside'],
    [['N', 'L', 'R'], 'Riverside, Lakeside, Northgate'],
    [['N', 'L', 'R', 'S'], 'Riverside, Lakeside, Northgate, +1 more'],
  ])('names at most three of %j', (chosen, text) => {
    expect(chosenText(SITES, chosen)).toBe(text);
  });
});
