import { scopeFilters } from './scope-filters.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `id${index}`);

test('an unlimited reach is one query without filters', () => {
  expect(scopeFilters({ site_ids: null, study_ids: null })).toEqual([{ site_ids: null, study_ids: null }]);
});

test('no sites are no query', () => {
  expect(scopeFilters({ site_ids: [], study_ids: null })).toEqual([]);
  expect(scopeFilters({ site_ids: [], study_ids: ['a'] })).toEqual([]);
});

test('few sites and studies are one query', () => {
  expect(scopeFilters({ site_ids: ['a', 'b'], study_ids: ['x'] })).toEqual([
    { site_ids: ['a', 'b'], study_ids: ['x'] },
  ]);
});

test.each([
  [31, null, 2],
  [60, null, 2],
  [7, 5, 2],
  [3, 31, 4],
  [40, 40, 54],
])('%p sites and %p studies stay within the limit of %p queries and lose none', (sites, studies, queries) => {
  const reach = { site_ids: ids(sites), study_ids: studies === null ? null : ids(studies) };
  const parts = scopeFilters(reach);
  expect(parts).toHaveLength(queries);
  const pairs = parts.flatMap((part) => {
    const combined = (part.site_ids ?? []).flatMap((site) =>
      (part.study_ids ?? ['']).map((study) => `${site} ${study}`),
    );
    expect(combined.length).toBeLessThanOrEqual(30);
    return combined;
  });
  expect(pairs).toHaveLength(sites * (studies ?? 1));
  expect(new Set(pairs).size).toBe(pairs.length);
});

test.each([
  [45, [23, 22]],
  [61, [21, 21, 19]],
  [300, Array<number>(10).fill(30)],
])('the parts of %p sites are alike', (sites, sizes) => {
  const parts = scopeFilters({ site_ids: ids(sites), study_ids: null });
  expect(parts.map(({ site_ids }) => site_ids?.length)).toEqual(sizes);
});
