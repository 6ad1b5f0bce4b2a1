import { aSummary } from '../../../testing/a-request.ts';
import {
  activeFilters,
  chosenOf,
  dayOf,
  readChoices,
  withFilter,
  withGroup,
  withoutFilters,
  withSort,
} from './list-choices.ts';

const NOON = new Date(2026, 10, 26, 12).getTime();

const start = () => new URLSearchParams('tab=pending');

it('starts with the latest activity, without groups or filters', () => {
  expect(readChoices(start())).toEqual({
    sort: 'activity',
    direction: 'desc',
    group: 'none',
    filters: { study_id: null, priority: null, category: null, owner: null, due: null, safety: null },
  });
});

it('orders by a column, and turns the order round on the second click', () => {
  const once = withSort(start(), 'age');
  expect(readChoices(once)).toMatchObject({ sort: 'age', direction: 'asc' });
  const twice = withSort(once, 'age');
  expect(readChoices(twice)).toMatchObject({ sort: 'age', direction: 'desc' });
  expect(readChoices(withSort(twice, 'priority'))).toMatchObject({ sort: 'priority', direction: 'desc' });
  expect(withSort(withSort(start(), 'age'), 'activity').toString()).toBe('tab=pending');
});

it('keeps combined filters and the group in the address, next to other parameters', () => {
  const params = withFilter(withFilter(withGroup(start(), 'study'), 'priority', 'high'), 'study_id', 'lantern');
  expect(params.toString()).toBe('tab=pending&group=study&priority=high&study=lantern');
  const { group, filters } = readChoices(params);
  expect(group).toBe('study');
  expect(activeFilters(filters)).toEqual(['study_id', 'priority']);
  expect(withoutFilters(params).toString()).toBe('tab=pending&group=study');
});

it('ignores what an address has made up', () => {
  const made = new URLSearchParams('sort=constructor&dir=up&group=toString&priority=urgent&category=__proto__');
  expect(readChoices(made)).toEqual(readChoices(start()));
});

it('selects and orders found requests as the database does', () => {
  const [old, urgent, other] = [
    aSummary({ request_id: 'old', asked_at: '2026-01-01', priority_rank: 1, priority: 'medium' }),
    aSummary({
      request_id: 'urgent',
      asked_at: '2026-01-03',
      priority_rank: 2,
      priority: 'high',
      owner_id: 'noor',
      due_state: 'overdue',
      due_at: dayOf(NOON).from,
      has_safety_signs: true,
    }),
    aSummary({
      request_id: 'other',
      asked_at: '2026-01-02',
      study_id: 'beacon',
      owner_id: 'marek',
      due_at: dayOf(NOON).to,
    }),
  ];
  const ids = (address: string) =>
    chosenOf([old, urgent, other], readChoices(new URLSearchParams(address)), { id: 'noor', today: dayOf(NOON) }).map(
      ({ request_id }) => request_id,
    );
  expect(ids('sort=age')).toEqual(['old', 'other', 'urgent']);
  expect(ids('sort=priority')).toEqual(['urgent', 'old', 'other']);
  expect(ids('sort=age&study=lantern')).toEqual(['old', 'urgent']);
  expect(ids('study=lantern&priority=high')).toEqual(['urgent']);
  expect(ids('due=overdue')).toEqual(['urgent']);
  expect(ids('due=today')).toEqual(['urgent']);
  expect(ids('due=nonsense')).toHaveLength(3);
  expect(ids('safety=yes')).toEqual(['urgent']);
  expect(ids('safety=no')).toHaveLength(3);
  expect(ids('owner=me')).toEqual(['urgent']);
  expect(ids('owner=nobody')).toEqual(['old']);
  expect(ids('owner=marek')).toEqual(['other']);
});

it("takes the day from the reader's clock", () => {
  const { from, to } = dayOf(NOON);
  expect([new Date(from), new Date(to)]).toEqual([new Date(2026, 10, 26), new Date(2026, 10, 27)]);
});
