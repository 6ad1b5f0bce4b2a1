import { isQuotedIn } from './is-quoted-in.ts';

it('finds a quote that an answer repeats, across its marks and line breaks', () => {
  expect(isQuotedIn('Give it with food. [1] Store it\nbelow 25 °C. [2]', 'Store it below 25 °C.')).toBe(true);
  expect(isQuotedIn('A window [1] of 3 days [2].', 'window of 3 days')).toBe(true);
});

it('finds none in an answer in words of its own', () => {
  expect(isQuotedIn('Three days late is fine. [1]', 'The window is ± 3 days.')).toBe(false);
});
