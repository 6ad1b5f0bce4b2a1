import type { RequestQuery, RequestRecord } from '@trialdesk/contract/entities/request';
import { requestPath, withQuery } from './request-repository.ts';

const NOW = '2026-01-01T00:00:00.000Z';

const query = (id: string): RequestQuery => ({
  id,
  question: 'May I still dose?',
  asked_by: { id: 'r', name: 'Robin' },
  timestamp_created: NOW,
  draft: { state: 'queued', since: NOW },
  redraft: null,
  edit: null,
  sent: null,
  version: 0,
});

const record: RequestRecord = {
  request_id: 'one',
  study_id: 'study',
  study_name: 'Study',
  site_id: 'site',
  site_name: 'Site',
  title: 'Missed visit',
  category: 'other',
  priority: 'low',
  status: 'processing',
  created_at: NOW,
  requester_id: 'r',
  requester_name: 'Robin',
  queries: [query('q1'), query('q2'), query('q3')],
};

test('a changed query takes its own place in the record', () => {
  const changed = { ...query('q2'), version: 1 };
  expect(withQuery(record, changed)).toEqual({ ...record, queries: [query('q1'), changed, query('q3')] });
});

test('the audit trail names a request by its path', () => {
  expect(requestPath('one')).toBe('requests/one');
});
