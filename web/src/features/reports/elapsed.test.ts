import { elapsed } from './elapsed.ts';

test.each([
  [0, '0 min'],
  [0.4, '0 min'],
  [40, '40 min'],
  [60, '1 h'],
  [200.2, '3 h 20 min'],
  [2_879, '47 h 59 min'],
  [2_880, '2 d'],
  [3_130, '2 d 4 h'],
])('%d minutes are written %s', (minutes, written) => {
  expect(elapsed(minutes)).toBe(written);
});
