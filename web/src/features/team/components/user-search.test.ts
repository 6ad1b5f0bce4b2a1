import { searchUsers } from './user-search.ts';

const ada = {
  id: 'ada',
  email: 'ada@trialdesk.test',
  name: 'Ada Brandt',
  role: 'Clinical Researcher',
  site_ids: ['r', 'l'],
} as const;
const olu = {
  ...ada,
  id: 'olu',
  email: 'olu@north.test',
  name: '',
  role: 'Site Manager',
  site_ids: ['n', 'deleted'],
} as const;
const siteNames = new Map([
  ['r', 'Riverside Medical Center'],
  ['l', 'Lakeside Clinic'],
  ['n', 'Northgate'],
]);

describe('searchUsers', () => {
  it.each([
    ['', ['ada', 'olu']],
    ['NORTH.TEST', ['olu']],
    ['brandt', ['ada']],
    [' site manager ', ['olu']],
    ['lakeside', ['ada']],
    ['northgate', ['olu']],
    ['nobody', []],
  ])('finds users for "%s"', (search, ids) => {
    expect(searchUsers([ada, olu], siteNames, search).map(({ id }) => id)).toEqual(ids);
  });
});
