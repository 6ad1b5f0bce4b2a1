import { aSummary } from '../../testing/a-request.ts';
import { FEW, hitGroups, studyGroups } from './study-groups.ts';

const requestOf = (study_id: string, at: number) =>
  aSummary({ request_id: `${study_id}-${at}`, study_id, study_name: study_id && `Study ${study_id}` });
const many = (study_id: string, count: number) => Array.from({ length: count }, (_, at) => requestOf(study_id, at));
const NOTHING_FOLLOWED = new Map();

it('orders studies by what was found first, with a name for requests without one', () => {
  const requests = [
    requestOf('b', 1),
    requestOf('', 1),
    aSummary({ study_id: 'a', study_name: '' }),
    requestOf('b', 2),
  ];
  expect(hitGroups(requests).map(({ name, requests: of }) => [name, of.length])).toEqual([
    ['Study b', 2],
    ['Unassigned', 1],
    ['a', 1],
  ]);
});

it('shows a few requests of a busy study, so that the next is in sight', () => {
  const [busy, next] = studyGroups(
    [{ records: [...many('busy', 12), requestOf('next', 1)], hasMore: false }],
    NOTHING_FOLLOWED,
  );
  expect(busy).toMatchObject({ hasMore: true, isSettled: true });
  expect(busy?.requests).toHaveLength(FEW);
  expect(next).toMatchObject({ studyId: 'next', hasMore: false, isSettled: true });
});

it('appends studies that the first list left no room for', () => {
  const first = { records: many('busy', 20), hasMore: true };
  const next = { records: [requestOf('quiet', 1), requestOf('old', 1)], hasMore: false };
  expect(studyGroups([first, next], NOTHING_FOLLOWED).map(({ studyId }) => studyId)).toEqual(['busy', 'quiet', 'old']);
});

it('does not settle a study whose few latest may not all be known', () => {
  const [one] = studyGroups([{ records: many('one', 2), hasMore: true }], NOTHING_FOLLOWED);
  expect(one).toMatchObject({ hasMore: true, isSettled: false });
});

it('shows a followed study as far as it is read by itself', () => {
  const lists = [{ records: many('one', 2), hasMore: true }];
  const followed = new Map([['one', { records: many('one', 8), hasMore: false }]]);
  const [one] = studyGroups(lists, followed);
  expect(one).toMatchObject({ hasMore: false, isSettled: true });
  expect(one?.requests).toHaveLength(8);
});
