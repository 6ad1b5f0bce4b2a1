import { holdsEvidence, isStated } from './measure.ts';
import { squeeze } from './page-words.ts';

describe('isStated', () => {
  it.each([
    ['7 days', 'At least 7 days before. [1]'],
    ['7 days', 'at least 7\ndays'],
    ['discontinu', 'Treatment is Discontinued.'],
    ['1.5', 'above 1.5.'],
    ['2 × ULN', 'above 2 × ULN [3]'],
    ['10%', 'differs by 10% or more'],
  ])('finds "%s" in "%s"', (part, text) => {
    expect(isStated(text, part)).toBe(true);
  });

  it.each([
    ['4', 'within 40 days'],
    ['4', 'within 14 days'],
    ['5', 'above 1.5 × ULN'],
    ['1', 'above 1.5 × ULN'],
    ['2', 'Seven days. [2]'],
    ['dose', 'an overdose'],
  ])('does not find "%s" in "%s"', (part, text) => {
    expect(isStated(text, part)).toBe(false);
  });
});

describe('holdsEvidence', () => {
  const long =
    'The investigator may break the blind for a single participant only in an emergency, and at no other time.';
  const question = { pages: [4], evidence: [long] };

  it.each([
    ['all of it, whatever the white space', `Blinding.\n${long.replace(/ /g, '  ')}`],
    ['its beginning', long.slice(0, 70)],
    ['its end', `${long.slice(-70)} Then the visit ends.`],
  ])('is true of a passage with %s', (_, text) => {
    expect(holdsEvidence({ passage: { page: 4, text } }, question)).toBe(true);
  });

  it('is false of another page with the same words, and of other words on the page', () => {
    expect(holdsEvidence({ passage: { page: 5, text: long } }, question)).toBe(false);
    expect(holdsEvidence({ passage: { page: 4, text: 'The blind is kept in all other cases.' } }, question)).toBe(
      false,
    );
  });
});

describe('squeeze', () => {
  it('drops white space of every kind and nothing else', () => {
    expect(squeeze(' a\u00A0b\n c-d ')).toBe('abc-d');
  });
});
