import { initials } from './initials.ts';

it.each([
  ['Rosa Imani Okafor', 'RO'],
  ['  ada ', 'A'],
  ['', 'U'],
])('derives initials from %p', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
