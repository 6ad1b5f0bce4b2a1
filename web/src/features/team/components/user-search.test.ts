import type { UserView } from '@trialdesk/contract/replies/users';
import { searchUsers } from './user-search.ts';

const ada: UserView = {
  id: 'ada',
  email: 'ada@trialdesk.test',
  name: 'Ada Brandt',
  role: 'Clinical Researcher',
  sites: ['Riverside Medical Center', 'Lakeside Clinic'],
  site_ids: ['r', 'l'],
  study_ids: [],
  status: 'active',
  invitation_expires_at: null,
};
const olu: UserView = {
  ...ada,
  id: 'olu',
  email: 'olu@north.test',
  name: '',
  role: 'Site Manager',
  sites: ['Northgate'],
};

describe('searchUsers', () => {
  it.each([
    ['', ['ada', 'olu']],
    ['NORTH.TEST', ['olu']],
    ['brandt', ['ada']],
    [' site manager ', ['olu']],
    ['lakeside', ['ada']],
    ['nobody', []],
  ])('finds users for "%s"', (search, ids) => {
    expect(searchUsers([ada, olu], search).map(({ id }) => id)).toEqual(ids);
  });
});
