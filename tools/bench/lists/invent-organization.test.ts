import { countsOf, inventOrganization, inventThreads, SPONSOR } from './invent-organization.ts';

const organization = inventOrganization(SPONSOR);
const threads = inventThreads(organization, 1_000);

test('spreads requests over all sites and studies, with numbers that are unique', () => {
  const distinct = (field: 'site_id' | 'study_id' | 'request_id' | 'request_number') =>
    new Set(threads.map((record) => record[field])).size;
  expect([distinct('site_id'), distinct('study_id')]).toEqual([300, 50]);
  expect([distinct('request_id'), distinct('request_number')]).toEqual([1_000, 1_000]);
});

test('counts the requests of each site, together and by study', () => {
  const counts = [...countsOf(threads).values()];
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(1_000);
  expect(counts.flatMap(({ studies }) => Object.values(studies)).reduce((sum, count) => sum + count, 0)).toBe(1_000);
});
