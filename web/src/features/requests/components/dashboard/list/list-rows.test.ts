import type { RequestSummary } from '@trialdesk/contract/entities/request';
import { aSummary } from '../../../testing/a-request.ts';
import { listRows, requestsIn } from './list-rows.ts';

const requests = [
  aSummary({ request_id: 'a', study_id: 'lantern', study_name: 'LANTERN-3' }),
  aSummary({ request_id: 'b', study_id: 'beacon', study_name: 'BEACON-1' }),
  aSummary({ request_id: 'c', study_id: 'lantern', study_name: 'LANTERN-3' }),
];

it('lists requests in their order', () => {
  expect(listRows(requests, 'none').map(({ key }) => key)).toEqual(['a', 'b', 'c']);
});

it('groups by study, in the order of the first request of each', () => {
  expect(listRows(requests, 'study')).toMatchObject([
    { kind: 'group', name: 'LANTERN-3', count: 2 },
    { key: 'a' },
    { key: 'c' },
    { kind: 'group', name: 'BEACON-1', count: 1 },
    { key: 'b' },
  ]);
});

it('groups by owner, with those of nobody together', () => {
  const [a, b, c] = requests.map((request, at) =>
    at === 1 ? request : { ...request, owner_id: 'm', owner_name: 'Mara' },
  );
  if (!a || !b || !c) throw new Error('There are three');
  expect(listRows([a, b, c], 'owner')).toMatchObject([
    { kind: 'group', name: 'Mara', count: 2 },
    { key: 'a' },
    { key: 'c' },
    { kind: 'group', name: 'Unassigned', count: 1 },
    { key: 'b' },
  ]);
});

it('groups by when they are due, the most urgent first in whatever order they come', () => {
  const due = (request_id: string, due_state: RequestSummary['due_state']) => aSummary({ request_id, due_state });
  const given = [due('a', null), due('b', 'later'), due('c', 'overdue'), due('d', 'soon'), due('e', 'overdue')];
  expect(listRows(given, 'due').map(({ key }) => key)).toEqual([
    'due overdue',
    'c',
    'e',
    'due soon',
    'd',
    'due later',
    'b',
    'due ',
    'a',
  ]);
});

it('has its requests from top to bottom, as grouped', () => {
  expect(requestsIn(listRows(requests, 'study')).map(({ request_id }) => request_id)).toEqual(['a', 'c', 'b']);
});
