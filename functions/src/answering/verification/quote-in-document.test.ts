import { makeDocument } from '../testing/make-scope.ts';
import { quoteInDocument } from './quote-in-document.ts';

const STORAGE = 'Kits are kept between 2 and 8 degrees Celsius.';
const NEWER = makeDocument('Manual', [
  { text: `${STORAGE} See the appendix.`, page: 2 },
  { text: STORAGE, page: 7 },
  { text: 'Report any excursion to the sponsor', page: 5 },
  { text: 'within one working day.', page: 5 },
]);
const find = (page: number, text_snippet: string) => quoteInDocument({ page, text_snippet }, NEWER);

it.each([
  ['on its page', 2, 2],
  ['on the nearest page that has it', 6, 7],
])('finds a quote %s', (_where, cited, found) => {
  expect(find(cited, STORAGE)).toMatchObject({ document_id: 'manual', page: found, text_snippet: STORAGE });
});

it('finds on its page also what runs over two passages, as a reviewer may have taken it', () => {
  const text = 'excursion to the sponsor within one working day.';
  expect(find(5, text)).toMatchObject({ page: 5, text_snippet: text });
});

it.each([
  [2, 'Kits are kept between 2 and 9 degrees Celsius.'],
  [2, '8 degrees Cels'],
] as const)('finds nothing on page %d for “%s”', (page, text) => {
  expect(find(page, text)).toBeNull();
});
