import type { SiteRequest } from '@trialdesk/contract/entities/request';
import { countRequests, filterRequests, isTab, pageOf } from './request-filter.ts';

function request(title: string, study_name: string, status: SiteRequest['status']): SiteRequest {
  const ids = { request_id: title, study_id: 's', site_id: 'site', requester_id: 'u' };
  const rest = { site_name: '', category: 'other', priority: 'low', created_at: '', requester_name: '' } as const;
  return { ...ids, ...rest, title, study_name, status, queries: [], answered_at: null };
}

const RASH = request('Rash at week 2', 'AURORA-2', 'completed');
const DOSE = request('Missed dose', 'BEACON-HF', 'processing');
const ECG = request('ECG in triplicate', 'AURORA-2', 'processing');
const ALL = [RASH, DOSE, ECG];

describe('dashboard', () => {
  it('searches title and study, ignoring case and surrounding white space', () => {
    expect(filterRequests(ALL, { tab: 'all', search: ' aurora ' })).toEqual([RASH, ECG]);
    expect(filterRequests(ALL, { tab: 'all', search: 'DOSE' })).toEqual([DOSE]);
  });

  it('treats the search as plain text', () => {
    expect(filterRequests(ALL, { tab: 'all', search: '.*' })).toEqual([]);
  });

  it('has a tab for awaiting requests and one for answered ones', () => {
    expect(filterRequests(ALL, { tab: 'awaiting', search: '' })).toEqual([DOSE, ECG]);
    expect(filterRequests(ALL, { tab: 'received', search: '' })).toEqual([RASH]);
    expect(filterRequests(ALL, { tab: 'awaiting', search: 'rash' })).toEqual([]);
  });

  it('recognizes its tabs, and no inherited property names', () => {
    expect(isTab('awaiting')).toBe(true);
    expect(isTab('toString')).toBe(false);
    expect(isTab(null)).toBe(false);
  });

  it('counts pending, answered and total', () => {
    expect(countRequests(ALL)).toEqual({ pending: 2, answered: 1, total: 3 });
  });
});

describe('pages', () => {
  const rows = Array.from({ length: 23 }, (_, index) => index);

  it('hold 10 rows, and the last one the rest', () => {
    expect(pageOf(rows, 1)).toEqual({ rows: rows.slice(0, 10), page: 1, pages: 3 });
    expect(pageOf(rows, 3).rows).toEqual([20, 21, 22]);
  });

  it.each([0, -4, Number.NaN])('start at the first for %p', (page) => {
    expect(pageOf(rows, page).page).toBe(1);
  });

  it('stop at the last when rows were removed', () => {
    expect(pageOf(rows, 9).page).toBe(3);
    expect(pageOf([], 2)).toEqual({ rows: [], page: 1, pages: 1 });
  });
});
