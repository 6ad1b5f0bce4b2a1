import { brokenPromises } from './broken-promises.ts';

const read = { name: 'protocol.pdf', unlistedSections: [] };
const cited = { page: 4, snippet: 'Store cold.', gold: true, verbatim: true };

it('has nothing to say of sections that are listed and quotes that are on their pages', () => {
  expect(brokenPromises([read], [{ id: 'q1', citations: [cited] }])).toEqual([]);
});

it('names the section and the quote', () => {
  const unlisted = { ...read, unlistedSections: ['9 Nowhere'] };
  expect(brokenPromises([unlisted], [{ id: 'q1', citations: [{ ...cited, verbatim: false }] }])).toEqual([
    'protocol.pdf: its contents do not list the section "9 Nowhere".',
    'q1: page 4 does not have "Store cold.".',
  ]);
});
