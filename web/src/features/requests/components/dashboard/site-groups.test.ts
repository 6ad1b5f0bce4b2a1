import { groupByManager, summarizeSites } from './site-groups.ts';

const site = (id: string) => ({ id, name: `Site ${id}`, request_count: 0 });
const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map(site);
const sites = [a, b, c, d, e].filter((one) => one !== undefined);

it('groups sites by manager, unmanaged sites last', () => {
  const managers = [
    { id: 'm2', name: 'Rowan', email: 'rowan@x.test', site_ids: ['b', 'c'] },
    { id: 'm1', name: 'Morgan', email: 'morgan@x.test', site_ids: ['a', 'b'] },
    { id: 'm3', name: 'Nobody', email: 'nobody@x.test', site_ids: [] },
  ];
  expect(groupByManager(sites, managers).map((group) => [group.name, group.sites.map(({ id }) => id)])).toEqual([
    ["Morgan's Sites", ['a', 'b']],
    ["Rowan's Sites", ['b', 'c']],
    ['Other Sites', ['d', 'e']],
  ]);
});

it('has no Other Sites when every site is managed', () => {
  const all = { id: 'm', name: 'Morgan', email: '', site_ids: sites.map(({ id }) => id) };
  expect(groupByManager(sites, [all]).map(({ name }) => name)).toEqual(["Morgan's Sites"]);
});

it('counts sites whose names are not known yet', () => {
  expect(summarizeSites(['x'], sites)).toBe('1 site selected');
  expect(summarizeSites(['x', 'y'], sites)).toBe('2 sites selected');
});

it('names the first three selected sites', () => {
  expect(summarizeSites(['c', 'b', 'a'], sites)).toBe('Site a, Site b, Site c');
  expect(summarizeSites(['a', 'b', 'c', 'd'], sites)).toBe('Site a, Site b, Site c, +1 more');
  expect(summarizeSites(null, sites)).toBe('All sites selected');
  expect(summarizeSites([], sites)).toBe('No sites selected');
});
