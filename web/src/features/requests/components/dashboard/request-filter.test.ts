import type { RequestSummary } from '@trialdesk/contract/entities/request';
import { aSummary } from '../../testing/a-request.ts';
import { filterRequests } from './request-filter.ts';

const texts = new Map([
  ['r1', ['may i give the dose?', 'hold the dose.', 'and tomorrow?', 'the draft text. [1]', 'wait a week.']],
]);
const found = (request: RequestSummary, search: string) =>
  filterRequests([request], { search, texts }).all.length === 1;

describe('dashboard search', () => {
  const request = aSummary({
    request_number: 'LAN-0010',
    title: 'Missed visit',
    site_name: 'Riverside Medical Center',
    study_name: 'LANTERN-3',
    requester_name: 'Robin Sedge',
  });

  it.each([
    'missed VISIT',
    'give the dose',
    'hold the',
    'wait a',
    'riverside',
    'lantern',
    'sedge',
    'draft text',
    'riverside dose',
    'lan-0010',
    '',
  ])('finds "%s"', (search) => expect(found(request, search)).toBe(true));

  it.each(['unblinding', 'missed unblinding'])('finds nothing for "%s", of which a word occurs nowhere', (search) =>
    expect(found(request, search)).toBe(false),
  );
});

it('sorts requests into tabs', () => {
  const open = aSummary({ request_id: 'open', status: 'processing' });
  const done = aSummary({ request_id: 'done', status: 'completed' });
  expect(filterRequests([open, done], { search: '', texts })).toEqual({
    all: [open, done],
    pending: [open],
    completed: [done],
  });
});
