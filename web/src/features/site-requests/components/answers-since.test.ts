import { answersSince, newestAnswer } from './answers-since.ts';

const at = (answered_at: string | null) => ({ answered_at });
const requests = [at('2026-03-02T12:00:00.000Z'), at('2026-03-01T12:00:00.000Z'), at(null)];

test('includes answers after a moment, not at it', () => {
  expect(answersSince(requests, '2026-03-01T12:00:00.000Z')).toEqual([at('2026-03-02T12:00:00.000Z')]);
  expect(answersSince(requests, '2026-03-02T12:00:00.000Z')).toEqual([]);
});

test('includes a site’s first answer', () => {
  expect(answersSince(requests, newestAnswer([at(null)], ''))).toHaveLength(2);
});

test('the newest moment never moves back', () => {
  expect(newestAnswer(requests, '')).toBe('2026-03-02T12:00:00.000Z');
  expect(newestAnswer(requests, '2026-04-01T00:00:00.000Z')).toBe('2026-04-01T00:00:00.000Z');
});
