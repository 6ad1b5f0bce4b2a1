import type { SiteRequest } from '@trialdesk/contract/entities/request';
import { isNew, markRead } from './read-marks.ts';

function answeredAt(answered_at: string | null): SiteRequest {
  const ids = { request_id: 'r1', study_id: 's', site_id: 'site', requester_id: 'u' };
  const rest = { study_name: '', site_name: '', category: 'other', priority: 'low', title: '' } as const;
  const status = answered_at === null ? 'processing' : 'completed';
  return { ...ids, ...rest, created_at: '', requester_name: '', status, queries: [], answered_at };
}

const MONDAY = answeredAt('2026-03-02T09:00:00.000Z');

describe('new responses', () => {
  beforeEach(() => window.localStorage.clear());

  it('are those completed and not yet read', () => {
    expect(isNew(MONDAY, window.localStorage)).toBe(true);
    expect(isNew(answeredAt(null), window.localStorage)).toBe(false);
  });

  it('are new no longer once read', () => {
    markRead(MONDAY, window.localStorage);
    expect(isNew(MONDAY, window.localStorage)).toBe(false);
  });

  it('are new again when a follow-up has been answered', () => {
    markRead(MONDAY, window.localStorage);
    expect(isNew(answeredAt('2026-03-03T09:00:00.000Z'), window.localStorage)).toBe(true);
  });
});
