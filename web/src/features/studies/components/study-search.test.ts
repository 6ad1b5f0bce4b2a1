import { searchStudies } from './study-search.ts';

const STUDIES = [
  { id: '1', name: 'WAYPOINT-2', number_prefix: 'WAY' },
  { id: '2', name: 'Lantern', number_prefix: 'LAN3' },
  { id: '3', name: 'Older study' },
];
const found = (search: string) => searchStudies(STUDIES, search).map(({ id }) => id);

test.each([
  ['', ['1', '2', '3']],
  [' waypoint ', ['1']],
  ['lan3', ['2']],
  ['older', ['3']],
  ['undefined', []],
])('finds studies by name or prefix: “%s”', (search, ids) => {
  expect(found(search)).toEqual(ids);
});
