import { emptyMessage } from './empty-message.ts';

const cause = { sites: 3, selected: 3, isMine: true, search: '', tab: 'pending' } as const;

it('explains why the list is empty', () => {
  expect(emptyMessage(cause)).toBe('No pending requests to display');
  expect(emptyMessage({ ...cause, tab: 'completed' })).toBe('No completed requests to display');
  expect(emptyMessage({ ...cause, tab: 'all' })).toBe('No requests to display');
  expect(emptyMessage({ ...cause, search: ' dose ' })).toBe('No requests found matching "dose"');
  expect(emptyMessage({ ...cause, selected: 0, search: 'dose' })).toBe(
    'No sites selected. Please select at least one site to view requests.',
  );
  expect(emptyMessage({ ...cause, sites: 0, selected: 0 })).toBe('No sites assigned to you');
});

it('asks a member without sites to select one in All Sites', () => {
  expect(emptyMessage({ ...cause, isMine: false, sites: 0, selected: 0 })).toMatch('No sites selected');
});
