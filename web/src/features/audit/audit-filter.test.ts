import { filterOf, NO_FILTER, paramsOf, queryOf, requestIdIn } from './audit-filter.ts';

describe('the filter of the audit trail', () => {
  it('is kept in the address', () => {
    const filter = { actor: 'm', request: 'one', action: 'answer.sent', from: '2026-03-01', to: '2026-03-02' } as const;
    expect(filterOf(paramsOf(filter))).toEqual(filter);
    expect(paramsOf(NO_FILTER).toString()).toBe('');
  });

  it('ignores actions and days that do not exist', () => {
    expect(filterOf(new URLSearchParams('action=answer.lost&from=yesterday&to=2026-13-01'))).toEqual(NO_FILTER);
  });

  it('covers whole local days, the last one included', () => {
    expect(queryOf({ ...NO_FILTER, from: '2026-03-01', to: '2026-03-31' })).toEqual({
      from: new Date(2026, 2, 1).toISOString(),
      to: new Date(2026, 3, 1).toISOString(),
    });
  });

  it('names the record of a request', () => {
    expect(queryOf({ ...NO_FILTER, request: 'one', actor: 'm' })).toEqual({ target: 'requests/one', actor: 'm' });
  });

  it.each([
    ['abc', 'abc'],
    [' abc ', 'abc'],
    ['https://trialdesk.example/request/abc?tab=1', 'abc'],
    ['/site-request/abc', 'abc'],
  ])('reads the request from %p', (text, id) => {
    expect(requestIdIn(text)).toBe(id);
  });
});
