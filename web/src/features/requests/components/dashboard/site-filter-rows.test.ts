import type { SiteGroup } from './site-groups.ts';
import { byGroup, searchGroups, siteFilterRows } from './site-filter-rows.ts';

const site = (name: string) => ({ id: name.toLowerCase(), name, request_count: null });
const NOOR: SiteGroup = {
  key: 'noor',
  name: "Noor Haddad's Sites",
  email: 'noor@example.test',
  sites: [site('Alder'), site('Birch')],
};
const OTHERS: SiteGroup = { key: '', name: 'Other Sites', email: '', sites: [site('Cedar')] };

const namesOf = (groups: readonly SiteGroup[]) => groups.map(({ sites }) => sites.map(({ name }) => name));

test('finds sites by name, and all of a manager, whatever the case', () => {
  expect(namesOf(searchGroups([NOOR, OTHERS], ''))).toEqual([['Alder', 'Birch'], ['Cedar']]);
  expect(namesOf(searchGroups([NOOR, OTHERS], ' BIR '))).toEqual([['Birch']]);
  expect(namesOf(searchGroups([NOOR, OTHERS], 'ced'))).toEqual([['Cedar']]);
  expect(namesOf(searchGroups([NOOR, OTHERS], 'haddad'))).toEqual([['Alder', 'Birch']]);
  expect(namesOf(searchGroups([NOOR, OTHERS], 'noor@'))).toEqual([['Alder', 'Birch']]);
  expect(searchGroups([NOOR, OTHERS], 'oak')).toEqual([]);
});

test('lists each group before its sites, and keeps them together whichever are shown', () => {
  const rows = siteFilterRows([NOOR, OTHERS]);
  expect(rows.map(({ key }) => key)).toEqual(['group noor', 'noor alder', 'noor birch', 'group ', ' cedar']);
  const shown = rows.slice(2, 4).map((row) => ({ row }));
  expect(byGroup(shown).map(({ group, shown: part }) => [group.key, part.length])).toEqual([
    ['noor', 1],
    ['', 1],
  ]);
});
