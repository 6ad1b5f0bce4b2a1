import { maskEmail } from './mask-email.ts';

it.each([
  ['rosa.delgado@riverside.example', 'r•••@riverside.example'],
  ['r@site.example', 'r•••@site.example'],
  ['"a@b"@site.example', '"•••@site.example'],
  ['𝒶da@site.example', '𝒶•••@site.example'],
])('%s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
