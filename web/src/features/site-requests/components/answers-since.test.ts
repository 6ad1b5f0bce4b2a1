import { answersSince, newestAnswer } from './answers-since.ts';

const at = (answered_at: string | null) => ({ answered_at });
const requests = [at('2026-03-02T12:00:00.000Z'), at('2026-03-01T12:00:00.000Z'), at(null)];

test('what was answered after a moment has arrived since, and that moment itself has not', () => {
  expect(answersSince(requests, '2026-03-01T12:00:00.000Z')).toEqual([at('2026-03-02T12:00:00.000Z')]);
  expect(answersSince(requests, '2026-03-02T12:00:00.000Z')).toEqual([]);
});

test('the first answer of a site counts as new', () => {
  expect(answersSince(requests, newestAnswer([at(null)], ''))).toHaveLength(2);
});

test('the newest moment never goes back', () => {
  expect(newestAnswer(requests, '')).toBe('2026-03-02T12:00:00.000Z');
  expect(newestAnswer(requests, '2026-04-01T00:00:00.000Z')).toBe('2026-04-01T00:00:00.000Z');
});
