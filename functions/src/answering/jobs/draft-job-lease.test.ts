import type { DraftJob } from '@trialdesk/contract/entities/draft-job';
import { acceptsDraftOf } from './draft-job-lease.ts';

const claimed: DraftJob = {
  id: 'r_q',
  request_id: 'r',
  query_id: 'q',
  state: 'running',
  cause: 'q',
  attempts: 2,
  lease_until: '2026-02-03T12:00:00.000Z',
  last_error: '',
  updated_at: '2026-02-03T11:59:00.000Z',
};

test.each<[what: string, change: Partial<DraftJob>, accepted: boolean]>([
  ['held', {}, true],
  ['with an expired lease', { lease_until: '2026-02-03T11:00:00.000Z' }, true],
  ['requeued by the sweep and claimed by nobody', { state: 'queued', lease_until: '' }, true],
  ['claimed again', { attempts: 3 }, false],
  ['done by another worker', { state: 'done' }, false],
  ['given up', { state: 'failed' }, false],
  ['asked for anew', { state: 'queued', cause: 'another call', attempts: 0 }, false],
])('a job %s takes the draft: %#', (_, change, accepted) => {
  expect(acceptsDraftOf({ ...claimed, ...change }, claimed)).toBe(accepted);
});
