import { aRequest } from '../testing/a-request.ts';
import { chunks, mergeWindow, NEWEST_COMPLETED } from './merge-window.ts';

const minute = (at: number) => new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString();
const many = (status: 'processing' | 'completed', count: number) =>
  Array.from({ length: count }, (_, at) => aRequest({ request_id: `${status}-${at}`, status, created_at: minute(at) }));

it('shows a request found by several queries once, newest first', () => {
  const older = aRequest({ request_id: 'older', created_at: minute(1) });
  const newer = aRequest({ request_id: 'newer', created_at: minute(2) });
  expect(mergeWindow([older, newer, older])).toEqual([newer, older]);
});

it('keeps all open requests and the newest completed ones', () => {
  const merged = mergeWindow([...many('processing', 150), ...many('completed', 150)]);
  const done = merged.filter(({ status }) => status === 'completed');
  expect(merged.length - done.length).toBe(150);
  expect(done.map(({ request_id }) => request_id)).toEqual(
    Array.from({ length: NEWEST_COMPLETED }, (_, at) => `completed-${149 - at}`),
  );
});

it('puts at most 30 sites into one query', () => {
  const ids = Array.from({ length: 61 }, (_, at) => `s${at}`);
  expect(chunks(ids, 30).map((chunk) => chunk.length)).toEqual([30, 30, 1]);
  expect(chunks(ids, 30).flat()).toEqual(ids);
  expect(chunks([], 30)).toEqual([]);
});
