import { MOST_VALUES, queryParts } from './query-values.ts';

const ids = (count: number) => Array.from({ length: count }, (_, at) => `id${at}`);

test.each([
  [0, []],
  [1, [1]],
  [30, [30]],
  [31, [30, 1]],
  [300, Array<number>(10).fill(30)],
])('%i values are parts of %j, in order, and none is left out', (count, sizes) => {
  const parts = queryParts(ids(count));
  expect(parts.map(({ length }) => length)).toEqual(sizes);
  expect(parts.flat()).toEqual(ids(count));
});

test('parts can be smaller than what one query takes', () => {
  expect(queryParts(ids(5), 2)).toEqual([['id0', 'id1'], ['id2', 'id3'], ['id4']]);
  expect(MOST_VALUES).toBe(30);
});
