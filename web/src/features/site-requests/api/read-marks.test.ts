import type { ReadMarks } from '@trialdesk/contract/entities/read-marks';
import fc from 'fast-check';
import { isNew, MOST_COUNTED, sizeToCount, type Answerable } from './read-marks.ts';

const UNTIL = '2026-03-02T00:00:00.000Z';
const answered = (request_id: string, day: number): Answerable => ({
  request_id,
  status: 'completed',
  answered_at: `2026-03-0${day}T09:00:00.000Z`,
});
const marks = (read: ReadMarks['read'] = {}): ReadMarks => ({ until: UNTIL, read });

it('is new until it is marked as read', () => {
  const request = answered('a', 3);
  expect(isNew(marks(), request)).toBe(true);
  expect(isNew(marks({ a: '2026-03-03T09:00:00.000Z' }), request)).toBe(false);
});

it('is new again when it is answered again', () => {
  expect(isNew(marks({ a: '2026-03-03T09:00:00.000Z' }), answered('a', 4))).toBe(true);
});

it('is not new without a response', () => {
  expect(isNew(marks(), { ...answered('a', 3), status: 'processing' })).toBe(false);
});

it('is not new when everything of its time was read', () => {
  expect(isNew(marks(), answered('a', 1))).toBe(false);
});

it('reads enough to count up to 99 unread exactly, whatever was read, asked again or deleted', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 3, 0, minute)).toISOString();
  const someone = fc.record({
    answers: fc.integer({ min: 0, max: 320 }),
    read: fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { maxLength: 320 }),
    answeredAgain: fc.uniqueArray(fc.integer({ min: 0, max: 319 })),
    asked: fc.uniqueArray(fc.integer({ min: 0, max: 319 })),
  });
  fc.assert(
    fc.property(someone, ({ answers, read, answeredAgain, asked }) => {
      const own: ReadMarks = { until: UNTIL, read: Object.fromEntries(read.map((id) => [String(id), at(id)])) };
      const all = Array.from({ length: answers }, (_, id): Answerable => ({
        request_id: String(id),
        status: asked.includes(id) ? 'processing' : 'completed',
        answered_at: at(answeredAgain.includes(id) ? id + 1_000 : id),
      }));
      const completed = all
        .filter(({ status }) => status === 'completed')
        .sort((a, b) => String(b.answered_at).localeCompare(String(a.answered_at)));
      const unread = completed.filter((request) => isNew(own, request)).length;
      const counted = completed.slice(0, sizeToCount(own)).filter((request) => isNew(own, request)).length;
      if (unread <= MOST_COUNTED) expect(counted).toBe(unread);
      else expect(counted).toBeGreaterThan(MOST_COUNTED);
    }),
  );
});

it('reads no more than that for each further mark', () => {
  const having = (length: number) => marks(Object.fromEntries(Array.from({ length }, (_, id) => [String(id), UNTIL])));
  expect([0, 1, 100, 101].map((length) => sizeToCount(having(length)))).toEqual([100, 200, 200, 300]);
});
