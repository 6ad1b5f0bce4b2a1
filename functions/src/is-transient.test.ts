import { isTransient } from './is-transient.ts';

const failed = (fields: object, cause?: unknown) => Object.assign(new Error('No', { cause }), fields);

test.each([
  ['Storage is down', failed({ code: 503 })],
  ['Storage asks to slow down', failed({ code: 429 })],
  ['the storage client reports a status as text', failed({ code: '502' })],
  ['the token server is down', failed({ status: 500 })],
  ['the connection was lost', failed({ code: 'ECONNRESET' })],
  ['Firestore is unavailable', failed({ code: 14 })],
  ['Firestore took too long', failed({ code: 4 })],
  ['Firestore reports an error without a name', failed({ code: 2 })],
  ['a lost connection is the cause', failed({}, failed({ code: 'UND_ERR_SOCKET' }))],
])('%s: transient', (_, error) => {
  expect(isTransient(error)).toBe(true);
});

test.each([
  ['there is no such file', failed({ code: 404 })],
  ['the service account lacks a role', failed({ code: 403 })],
  ['Firestore denies it', failed({ code: 7 })],
  ['the record does not exist', failed({ code: 5 })],
  ['the code is at fault', new TypeError('Cannot read properties of undefined')],
  ['something else was thrown', 503],
])('%s: permanent', (_, error) => {
  expect(isTransient(error)).toBe(false);
});
