import { openStorage } from '../storage/browser-storage.ts';
import { forgetActivity, lastActivity, noteActivity, secondsLeft } from './idle-time.ts';

const MINUTE = 60_000;

beforeEach(() => {
  window.localStorage.clear();
  openStorage('ada');
});

test('counts down over the last minute', () => {
  const left = (now: number) => secondsLeft({ last: 0, now, minutes: 15 });
  expect(left(0)).toBeNull();
  expect(left(14 * MINUTE - 1)).toBeNull();
  expect(left(14 * MINUTE)).toBe(60);
  expect(left(15 * MINUTE - 1)).toBe(1);
  expect(left(15 * MINUTE)).toBe(0);
  expect(left(90 * MINUTE)).toBe(0);
});

test('notes activity every other second', () => {
  expect(lastActivity()).toBeNull();
  noteActivity(10_000);
  noteActivity(11_999);
  expect(lastActivity()).toBe(10_000);
  noteActivity(12_000);
  expect(lastActivity()).toBe(12_000);
});

test('a clock that was set back does not keep the person signed in', () => {
  noteActivity(9_000_000);
  noteActivity(10_000);
  expect(lastActivity()).toBe(10_000);
});

test('activity is forgotten, and is nobody else’s', () => {
  noteActivity(10_000);
  openStorage('leo');
  expect(lastActivity()).toBeNull();
  noteActivity(10_000);
  forgetActivity();
  expect(lastActivity()).toBeNull();
});
