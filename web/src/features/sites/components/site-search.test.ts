import { searchSites, withTeams } from './site-search.ts';

const sites = [
  { id: 'a', name: 'Riverside Medical Center', request_count: 0 },
  { id: 'b', name: 'Lakeside Clinic', request_count: 0 },
];
const robin = {
  id: 'robin',
  name: 'Robin Sedge',
  email: 'robin@trialdesk.test',
  role: 'Clinical Researcher',
  status: 'active',
  site_ids: ['a'],
} as const;
const invited = { ...robin, id: 'new', name: '', email: 'new@lake.test', status: 'invited', site_ids: ['b'] } as const;
const teams = withTeams(sites, [
  { ...robin, site_ids: ['a'] },
  { ...invited, site_ids: ['b'] },
]);

it('adds the team to each site', () => {
  expect(teams.map(({ team }) => team.map(({ id }) => id))).toEqual([['robin'], ['new']]);
});

it.each([
  ['riverside', ['a']],
  ['SEDGE', ['a']],
  ['lake.test', ['b']],
  ['clinical', ['a', 'b']],
  ['invited', ['b']],
  ['', ['a', 'b']],
  ['nobody', []],
])('finds sites for "%s"', (search, ids) => {
  expect(searchSites(teams, search).map(({ id }) => id)).toEqual(ids);
});
