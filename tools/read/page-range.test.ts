import { parsePages } from './page-range.ts';

it('reads pages and ranges, each page once and in order', () => {
  expect(parsePages('9,2-4,3', 10)).toEqual([2, 3, 4, 9]);
});

it('takes every page when none are named', () => {
  expect(parsePages(undefined, 3)).toEqual([1, 2, 3]);
});

it.each(['', '0', '4-2', '1-11', 'all'])('refuses "%s"', (text) => {
  expect(() => parsePages(text, 10)).toThrow('pages of this document (1-10)');
});
