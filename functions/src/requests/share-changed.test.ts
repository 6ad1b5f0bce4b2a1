import { shareChanged } from './share-changed.ts';

test.each([
  { what: 'the same words', draft: 'Give the dose. [1]', sent: 'give the dose [1]', share: 0 },
  { what: 'nothing in common', draft: 'Give the dose', sent: 'Skip this visit', share: 1 },
  { what: 'two empty texts', draft: '', sent: '', share: 0 },
  { what: 'one word of two replaced', draft: 'Give dose', sent: 'Give half', share: 0.5 },
])('$what: $share', ({ draft, sent, share }) => {
  expect(shareChanged(draft, sent)).toBe(share);
});
