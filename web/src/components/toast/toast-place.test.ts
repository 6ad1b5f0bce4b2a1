import { placeOf } from './toast-place.ts';

const toasts = { left: 56, right: 344, height: 64 };
const screen = { top: 0, bottom: 800 };
const row = (top: number, bottom: number) => ({ left: 16, right: 384, top, bottom });

const place = (...work: ReturnType<typeof row>[]) => placeOf({ toasts, screen, work });

test('toasts are above, unless that covers what the person works on', () => {
  expect(place()).toBe('above');
  expect(place(row(300, 340))).toBe('above');
  expect(place(row(60, 100))).toBe('below');
  expect(place(row(70, 110))).toBe('above');
});

test('what is beside the toasts is not covered', () => {
  expect(place({ left: 0, right: 48, top: 6, bottom: 46 })).toBe('above');
});

test('where both places cover work, the one that covers less is taken', () => {
  expect(place(row(60, 100), row(740, 800))).toBe('above');
  expect(place(row(20, 100), row(790, 800))).toBe('below');
  expect(place(row(-200, 1_000))).toBe('above');
});

test('below is above an on-screen keyboard', () => {
  const work = [row(60, 100), row(440, 480)];
  expect(placeOf({ toasts, screen, work })).toBe('below');
  expect(placeOf({ toasts, screen: { top: 0, bottom: 480 }, work })).toBe('above');
});
