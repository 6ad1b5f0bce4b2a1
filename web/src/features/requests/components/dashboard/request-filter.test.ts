import type { RequestRecord } from '@trialdesk/contract/entities/request';
import { aQuery, aRequest } from '../../testing/a-request.ts';
import { filterRequests, groupByStudy } from './request-filter.ts';

const sites = new Set(['riverside']);
const found = (request: RequestRecord, search: string) => filterRequests([request], { sites, search }).all.length === 1;

describe('dashboard search', () => {
  const request = aRequest({
    title: 'Missed visit',
    site_name: 'Riverside Medical Center',
    study_name: 'LANTERN-3',
    requester_name: 'Robin Sedge',
    queries: [
      aQuery({ question: 'May I give the dose?', sent: { text: 'Hold the dose.', citations: [] } }),
      aQuery({ question: 'And tomorrow?', edit: { text: 'Wait a week.' } }),
    ],
  });

  it.each(['missed VISIT', 'give the dose', 'hold the', 'wait a', 'riverside', 'lantern', 'sedge', 'draft text', ''])(
    'finds "%s"',
    (search) => expect(found(request, search)).toBe(true),
  );

  it('finds nothing for words that occur nowhere', () => expect(found(request, 'unblinding')).toBe(false));

  it('leaves out sites that are not selected', () => {
    expect(found(aRequest({ site_id: 'lakeside' }), '')).toBe(false);
    expect(found(aRequest({ site_id: 'riverside' }), '')).toBe(true);
  });
});

it('sorts requests into tabs', () => {
  const open = aRequest({ request_id: 'open', status: 'processing' });
  const done = aRequest({ request_id: 'done', status: 'completed' });
  expect(filterRequests([open, done], { sites, search: '' })).toEqual({
    all: [open, done],
    pending: [open],
    completed: [done],
  });
});

it('groups by study in order of study id, with a name for requests without a study', () => {
  const requests = [
    aRequest({ request_id: '1', study_id: 'b', study_name: 'Study B' }),
    aRequest({ request_id: '2', study_id: '', study_name: '' }),
    aRequest({ request_id: '3', study_id: 'a', study_name: '' }),
    aRequest({ request_id: '4', study_id: 'b', study_name: 'Study B' }),
  ];
  expect(groupByStudy(requests).map(({ name, requests: of }) => [name, of.map((r) => r.request_id)])).toEqual([
    ['Unassigned', ['2']],
    ['a', ['3']],
    ['Study B', ['1', '4']],
  ]);
});
