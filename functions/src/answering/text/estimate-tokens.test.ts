import { estimateTokens } from './estimate-tokens.ts';

test.each([
  ['', 0],
  ['dose', 1],
  ['randomization', 3],
  ['10.5 mg', 5],
  ['Visit 4\n', 3],
])('%j is at most %d tokens', (text, tokens) => {
  expect(estimateTokens(text)).toBe(tokens);
});

test('prose has no fewer than the 100 tokens for 80 words that the vendor names', () => {
  const prose =
    'Participants receive the investigational product subcutaneously every 2 weeks; premedication is administered approximately 30 minutes beforehand unless contraindicated (see Section 6.1).';
  const words = prose.split(' ').length;
  expect(estimateTokens(prose) / words).toBeGreaterThan(100 / 80);
});
