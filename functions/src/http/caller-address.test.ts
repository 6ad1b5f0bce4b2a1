import { callerAddress } from './caller-address.ts';
import { fakeRequest } from './testing/fake-request.ts';

const addressesOf = (forwarded: string | undefined, remoteAddress?: string) =>
  callerAddress(
    fakeRequest({ headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, remoteAddress }),
  );

test.each([
  ['1.1.1.1, 2.2.2.2, 3.3.3.3', { caller: '2.2.2.2', nearest: '3.3.3.3' }],
  ['2.2.2.2,3.3.3.3', { caller: '2.2.2.2', nearest: '3.3.3.3' }],
  [' 3.3.3.3 ', { caller: '3.3.3.3', nearest: '3.3.3.3' }],
  ['2.2.2.2, ,3.3.3.3,', { caller: '2.2.2.2', nearest: '3.3.3.3' }],
])('takes the last two hops of %p', (forwarded, expected) => {
  expect(addressesOf(forwarded, '9.9.9.9')).toEqual(expected);
});

test('falls back to the address of the socket', () => {
  expect(addressesOf(undefined, '9.9.9.9')).toEqual({ caller: '9.9.9.9', nearest: '9.9.9.9' });
  expect(addressesOf(' , ', '9.9.9.9')).toEqual({ caller: '9.9.9.9', nearest: '9.9.9.9' });
});

test('is unknown once the socket has closed', () => {
  expect(addressesOf(undefined)).toEqual({ caller: 'unknown', nearest: 'unknown' });
});
