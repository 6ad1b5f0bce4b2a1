import { jest } from '@jest/globals';

jest.unstable_mockModule('firebase/firestore', () => ({
  where: (...condition: unknown[]) => condition,
}));

const { anyOf } = await import('./any-of.ts');

const ids = (count: number) => Array.from({ length: count }, (_, at) => `id${at}`);

it.each([
  [0, []],
  [31, [30, 1]],
  [300, Array<number>(10).fill(30)],
])('asks for %i ids with queries of %j, and leaves none out', (count, sizes) => {
  const queries: unknown = anyOf('id', ids(count));
  const parts = sizes.map((size, at) => ids(count).slice(30 * at, 30 * at + size));
  expect(queries).toEqual(parts.map((part) => [['id', 'in', part]]));
});
