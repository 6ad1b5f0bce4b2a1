import type { FoundRequest, FoundRequests } from '@trialdesk/contract/replies/search';
import { collectFound, MOST_FOUND } from './collect-found.ts';

const request: FoundRequest = {
  ...{ request_id: 'request', study_id: 'study', study_name: 'LANTERN-3', site_id: 'site', site_name: 'Alder Clinic' },
  ...{ title: 'Late visit', category: 'other', priority: 'low', status: 'processing' },
  ...{ created_at: '2026-03-02T10:00:00.000Z', active_at: '2026-03-02T10:00:00.000Z', requester_name: 'Robin Reed' },
  answered_at: null,
};

/** Pages with these numbers of requests, each of which takes a second. */
function search(sizes: readonly number[]) {
  let now = 0;
  const asked: (string | undefined)[] = [];
  const pageAfter = (cursor: string | undefined): Promise<FoundRequests> => {
    now += 1_000;
    asked.push(cursor);
    const at = asked.length;
    return Promise.resolve({
      requests: Array.from({ length: sizes[at - 1] ?? 0 }, () => request),
      next_cursor: at < sizes.length ? `after ${at}` : null,
    });
  };
  return { asked, collect: () => collectFound(pageAfter, () => now) };
}

test('all pages are collected, also after one without a request', async () => {
  const { asked, collect } = search([2, 0, 1]);
  expect(await collect()).toMatchObject({ requests: { length: 3 }, hasMore: false });
  expect(asked).toEqual([undefined, 'after 1', 'after 2']);
});

test('as many as can be shown are enough', async () => {
  const { asked, collect } = search([150, 150, 1]);
  expect(await collect()).toMatchObject({ requests: { length: MOST_FOUND }, hasMore: true });
  expect(asked).toHaveLength(2);
});

test('after a while what was found is shown, but a search without a match goes on', async () => {
  const early = search([1, 0, 0, 0, 0, 1]);
  expect(await early.collect()).toMatchObject({ requests: { length: 1 }, hasMore: true });
  expect(early.asked).toHaveLength(4);
  const late = search([0, 0, 0, 0, 0, 0, 1, 1]);
  expect(await late.collect()).toMatchObject({ requests: { length: 1 }, hasMore: true });
  expect(late.asked).toHaveLength(7);
});
