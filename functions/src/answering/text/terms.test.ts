import { phraseOf, termsOf } from './terms.ts';

describe('termsOf', () => {
  it('leaves nothing of contracted verbs', () => {
    expect(termsOf("What can't he take? She won't come, we shan’t wait and it isn't due.")).toEqual(
      termsOf('What can he take? She will come, we shall wait and it is due.'),
    );
    expect(phraseOf("can't join")).toEqual(phraseOf('cannot join'));
  });

  it('gives all forms of a word one term', () => {
    expect(termsOf('discontinued')).toEqual(termsOf('discontinuing'));
  });

  it('keeps numbers whole and splits off their unit', () => {
    expect(termsOf('1.5 x 28,000 at 15mg')).toEqual(['1.5', 'x', '28000', '15', 'mg']);
  });

  it.each([
    ['V10', 'visit:10'],
    ['C1D8', 'day:8'],
    ['C1/D1', 'cycle:1'],
    ['G4 rash', 'grade:4'],
    ['Visits 9, 10, 11, and 12', 'visit:11'],
    ['weeks 4 through 8', 'week:6'],
    ['grade 3-4', 'grade:4'],
  ])('adds counts: %s', (text, term) => {
    expect(termsOf(text)).toContain(term);
  });

  it('does not read a version as a visit', () => {
    expect(termsOf('in v4.0')).not.toContain('visit:4');
    expect(termsOf('in V4.')).toContain('visit:4');
  });

  it('drops the ending of a contraction', () => {
    expect(termsOf("We've dosed, haven't we?")).toEqual(termsOf('dosed'));
  });
});
