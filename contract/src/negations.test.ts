import { isNegated, withoutNegations } from './negations.ts';

it.each([
  'Do not exceed the dose.',
  'Participants can’t take ibuprofen.',
  'Ibuprofen is prohibited.',
  'without diabetes',
])('denies: %s', (text) => expect(isNegated(text)).toBe(true));

it.each(['Exceed the dose.', 'Ibuprofen is not prohibited.', 'A notable rise of the dose', 'Notify the sponsor.'])(
  'affirms: %s',
  (text) => expect(isNegated(text)).toBe(false),
);

it('leaves the other words', () => {
  expect(withoutNegations('Do not exceed the dose.').split(' ').filter(Boolean)).toEqual([
    'Do',
    'exceed',
    'the',
    'dose.',
  ]);
});
