import type { Member } from '../http/member.ts';
import { newDraftJob, newQuery } from './create-request.ts';

const NOW = '2026-01-01T00:00:00.000Z';
const MEMBER: Member = {
  id: 'r',
  email: 'robin@site.test',
  name: 'Robin',
  role: 'Clinical Researcher',
  site_ids: ['north'],
  study_ids: [],
};

const query = newQuery({ id: 'q1', member: MEMBER, now: NOW }, 'May I still dose?', {
  amount: 1,
  unit: 'working_day',
});

test('a new query waits for its draft, with nothing saved or sent', () => {
  expect(query).toEqual({
    id: 'q1',
    question: 'May I still dose?',
    promise: { amount: 1, unit: 'working_day' },
    asked_by: { id: 'r', name: 'Robin' },
    timestamp_created: NOW,
    draft: { state: 'queued', since: NOW },
    redraft: null,
    edit: null,
    sent: null,
    version: 0,
  });
});

test('the job of a new query is queued with all its attempts', () => {
  expect(newDraftJob('one', query)).toEqual({
    id: 'one_q1',
    request_id: 'one',
    query_id: 'q1',
    state: 'queued',
    cause: 'q1',
    attempts: 0,
    lease_until: '',
    last_error: '',
    updated_at: NOW,
  });
});
