import { requireFreshSignIn } from './fresh-sign-in.ts';

const SIGNED_IN = '2026-03-02T09:00:00.000Z';

test.each(['2026-03-02T09:00:00.000Z', '2026-03-02T09:15:00.000Z'])('a sign-in is fresh at %s', (now) => {
  expect(() => requireFreshSignIn(SIGNED_IN, now)).not.toThrow();
});

test('a sign-in is no longer fresh after 15 minutes', () => {
  expect(() => requireFreshSignIn(SIGNED_IN, '2026-03-02T09:15:00.001Z')).toThrow('Please enter your password again.');
});
