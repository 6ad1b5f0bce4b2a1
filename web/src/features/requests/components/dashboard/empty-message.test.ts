import { emptyMessage } from './empty-message.ts';

const cause = { sites: 3, chosen: 3, isMine: true, search: '', tab: 'pending' } as const;

it('says why nothing is shown', () => {
  expect(emptyMessage(cause)).toBe('No pending requests to display');
  expect(emptyMessage({ ...cause, search: ' dose ' })).toBe('No requests found matching "dose"');
  expect(emptyMessage({ ...cause, chosen: 0, search: 'dose' })).toBe(
    'No sites selected. Please select at least one site to view requests.',
  );
  expect(emptyMessage({ ...cause, sites: 0, chosen: 0 })).toBe('No sites assigned to you');
});

it('tells somebody without sites who looks at all sites to select one', () => {
  expect(emptyMessage({ ...cause, isMine: false, sites: 0, chosen: 0 })).toMatch('No sites selected');
});
