import { LIMITS } from '../limits.ts';
import { withRead } from './read-marks.ts';

const at = (second: number) => new Date(Date.UTC(2026, 0, 1) + second * 1000).toISOString();
const NOTHING = { until: '', read: {} };

it('adds a response that was read', () => {
  expect(withRead({ until: at(1), read: { a: at(2) } }, { read: { b: at(3) } })).toEqual({
    until: at(1),
    read: { a: at(2), b: at(3) },
  });
});

it('keeps the later of two answers to a request, whichever comes first', () => {
  const early = { read: { a: at(2) } };
  const late = { read: { a: at(5) } };
  expect(withRead(withRead(NOTHING, early), late).read).toEqual({ a: at(5) });
  expect(withRead(withRead(NOTHING, late), early).read).toEqual({ a: at(5) });
});

it('drops marks up to the moment at which everything was read', () => {
  expect(withRead({ until: '', read: { a: at(2), b: at(9) } }, { until: at(5) })).toEqual({
    until: at(5),
    read: { b: at(9) },
  });
});

it('never goes back', () => {
  expect(withRead({ until: at(5), read: {} }, { until: at(3), read: { a: at(4) } })).toEqual({
    until: at(5),
    read: {},
  });
});

it('counts the oldest as read once there are too many marks', () => {
  const read = Object.fromEntries(Array.from({ length: LIMITS.readMarks + 2 }, (_, n) => [`r${n}`, at(n)]));
  const marks = withRead(NOTHING, { read });
  expect(Object.keys(marks.read)).toHaveLength(LIMITS.readMarks);
  expect(marks.until).toBe(at(1));
  expect(marks.read).not.toHaveProperty('r1');
  expect(marks.read).toHaveProperty('r2', at(2));
});
