import { readsOfCounts, recordsIn } from './counting-reads.ts';

test('a count costs one document for each thousand that it counts, and one at least', () => {
  const answer = (counted: number) =>
    JSON.stringify([{ result: { aggregateFields: { a: { integerValue: `${counted}` } } } }]);
  expect([0, 1_000, 1_001, 10_000].map((counted) => readsOfCounts([answer(counted)]))).toEqual([1, 1, 2, 10]);
  expect(readsOfCounts([answer(3), answer(2_000)])).toBe(3);
  expect(readsOfCounts([])).toBe(0);
});

test('counts the records of the outermost lists of an answer', () => {
  expect(recordsIn('{"users":[{"sites":[1,2,3]},{"sites":[]}],"more":{"notes":[{}]}}')).toBe(3);
  expect(recordsIn('[{},{}]')).toBe(2);
  expect(recordsIn('{"role":"Site Manager"}')).toBe(0);
  expect(recordsIn('not JSON')).toBe(0);
});
