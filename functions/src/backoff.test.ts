import { backoffSeconds } from './backoff.ts';

test('the pause doubles from a minute to a quarter of an hour', () => {
  expect([1, 2, 3, 4, 5, 6, 500].map(backoffSeconds)).toEqual([60, 120, 240, 480, 900, 900, 900]);
});
