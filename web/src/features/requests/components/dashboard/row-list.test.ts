import { aSummary } from '../../testing/a-request.ts';
import { rowsOf } from './row-list.ts';

it('lists each study with its requests, and a way to more of them', () => {
  const request = aSummary({ request_id: 'r1' });
  const busy = { studyId: 'busy', name: 'Busy', requests: [request], hasMore: true, isSettled: true };
  const quiet = { studyId: 'quiet', name: 'Quiet', requests: [], hasMore: false, isSettled: true };
  expect(rowsOf([busy, quiet]).map(({ key }) => key)).toEqual(['study busy', 'r1', 'more busy', 'study quiet']);
});
