import { ApiError } from '../api-error.ts';
import { sessionEndOf } from './session-end.ts';

const refused = (status: number, isGeneric = false) =>
  new ApiError(status, { code: status === 401 ? 'unauthenticated' : 'forbidden', detail: 'No.', isGeneric });

test('a 401 ends a session that the same person can open again', () => {
  expect(sessionEndOf(refused(401), true)).toBe('expired');
  expect(sessionEndOf(refused(401), false)).toBe('expired');
});

test('a 403 of a member ends it for good', () => {
  expect(sessionEndOf(refused(403), true)).toBe('removed');
  expect(sessionEndOf(refused(403), false)).toBeNull();
});

test.each([401, 403])('a %d that is not from our server ends nothing', (status) => {
  expect(sessionEndOf(refused(status, true), true)).toBeNull();
});

test('another failure ends nothing', () => {
  expect(sessionEndOf(new Error('unavailable'), true)).toBeNull();
});
