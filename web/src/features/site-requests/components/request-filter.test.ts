import type { SiteRequestSummary } from '@trialdesk/contract/entities/request';
import {
  countIn,
  countRequests,
  isNamed,
  isRecent,
  NOT_NARROWED,
  pageOf,
  wantedFor,
  type RequestFilter,
} from './request-filter.ts';

function request(title: string, study_name: string, status: SiteRequestSummary['status']): SiteRequestSummary {
  const ids = { request_id: title, study_id: 's', site_id: 'site', requester_id: 'u' };
  const rest = { site_name: '', category: 'other', priority: 'low', created_at: '', requester_name: '' } as const;
  return { ...ids, ...rest, title, study_name, status, query_count: 1, answered_at: null, active_at: '' };
}

const RASH = request('Rash at week 2', 'AURORA-2', 'completed');
const DOSE = request('Missed dose', 'BEACON-HF', 'processing');
const ECG = request('ECG in triplicate', 'AURORA-2', 'processing');
const ALL = [RASH, DOSE, ECG];

describe('dashboard', () => {
  it('finds requests by their own texts, ignoring case and surrounding white space', () => {
    expect(ALL.filter((each) => isNamed(each, ' aurora '))).toEqual([RASH, ECG]);
    expect(ALL.filter((each) => isNamed(each, 'DOSE'))).toEqual([DOSE]);
    expect(ALL.filter((each) => isNamed(each, '.*'))).toEqual([]);
    expect(isNamed({ ...RASH, request_number: 'AUR-0042' }, 'aur-00')).toBe(true);
  });

  it('finds what was asked or answered in a period', () => {
    const old = { created_at: '2026-01-01T10:00:00.000Z', answered_at: null };
    expect(isRecent(old, undefined)).toBe(true);
    expect(isRecent(old, '2026-01-02')).toBe(false);
    expect(isRecent({ ...old, answered_at: '2026-01-02T10:00:00.000Z' }, '2026-01-02')).toBe(true);
  });

  it('counts pending, answered and total', () => {
    expect(countRequests(ALL)).toEqual({ pending: 2, answered: 1, total: 3 });
  });
});

describe('pages', () => {
  const rows = Array.from({ length: 58 }, (_, index) => index);

  it('hold 25 rows, and the last one the rest', () => {
    expect(pageOf(rows, 1)).toEqual({ rows: rows.slice(0, 25), page: 1, pages: 3 });
    expect(pageOf(rows, 3).rows).toEqual(rows.slice(50));
  });

  it('are as many as there are requests, read or not', () => {
    expect(pageOf(rows, 3, 101)).toEqual({ rows: rows.slice(50), page: 3, pages: 5 });
    expect(pageOf(rows, 4, 101)).toEqual({ rows: [], page: 4, pages: 5 });
  });

  it.each([0, -4, Number.NaN])('start at the first for %p', (page) => {
    expect(pageOf(rows, page).page).toBe(1);
  });

  it('stop at the last when rows were removed', () => {
    expect(pageOf(rows, 9).page).toBe(3);
    expect(pageOf([], 2)).toEqual({ rows: [], page: 1, pages: 1 });
  });
});

describe('what is read', () => {
  const now = new Date('2026-03-31T12:00:00.000Z');
  const first: RequestFilter = { ...NOT_NARROWED, tab: 'all', page: 1, search: '', sort: 'activity' };

  it('is the requests of latest activity, and more for later pages', () => {
    expect(wantedFor(first, now)).toEqual({ by: 'active_at', direction: 'desc', size: 30 });
    expect(wantedFor({ ...first, page: 2 }, now).size).toBe(60);
    expect(wantedFor({ ...first, page: 5 }, now).size).toBe(240);
  });

  it('is what the filters leave, in the order chosen', () => {
    expect(wantedFor({ ...first, tab: 'awaiting', site: 'a', by: 'me' }, now)).toMatchObject({
      status: 'processing',
      site: 'a',
      askedBy: 'me',
    });
    expect(wantedFor({ ...first, sort: 'oldest', days: '30' }, now)).toMatchObject({
      by: 'created_at',
      direction: 'asc',
      since: '2026-03-01',
    });
  });

  it.each([Number.NaN, -3, 1e9])('has a size for page %p', (page) => {
    const { size } = wantedFor({ ...first, page }, now);
    expect(size >= 30 && size <= 10_000).toBe(true);
  });

  it('counts what each tab has, read or not', () => {
    const counts = { pending: 2, answered: 618, total: 620 };
    expect([countIn(counts, 'all'), countIn(counts, 'awaiting'), countIn(counts, 'received')]).toEqual([620, 2, 618]);
  });
});
