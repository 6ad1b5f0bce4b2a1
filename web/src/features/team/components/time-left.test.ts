import { timeLeft } from './time-left.ts';

const NOW = Date.parse('2026-03-05T12:00:00Z');

describe('timeLeft', () => {
  it.each([
    ['2026-03-07T12:00:00Z', '48 hours left'],
    ['2026-03-07T11:59:59Z', '47 hours left'],
    ['2026-03-05T13:00:00Z', '1 hour left'],
    ['2026-03-05T12:59:00Z', '59 minutes left'],
    ['2026-03-05T12:00:01Z', '1 minute left'],
    ['2026-03-05T12:00:00Z', null],
    ['2026-03-04T12:00:00Z', null],
  ])('until %s returns %p', (expiresAt, expected) => {
    expect(timeLeft(expiresAt, NOW)).toBe(expected);
  });
});
