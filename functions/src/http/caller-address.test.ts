import { callerAddress } from './caller-address.ts';
import { fakeRequest } from './testing/fake-request.ts';

const addressOf = (forwarded: string | undefined, { hops = 2, remoteAddress = '9.9.9.9' } = {}) =>
  callerAddress(
    fakeRequest({ headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, remoteAddress }),
    hops,
  );

test.each([
  ['1.1.1.1, 2.2.2.2, 3.3.3.3', 2, '2.2.2.2, 3.3.3.3'],
  ['8.8.8.8, 1.1.1.1, 2.2.2.2,3.3.3.3', 2, '2.2.2.2, 3.3.3.3'],
  ['2.2.2.2,3.3.3.3', 2, '2.2.2.2, 3.3.3.3'],
  ['1.1.1.1, 2.2.2.2, 3.3.3.3', 1, '3.3.3.3'],
  [' 3.3.3.3 ', 2, '3.3.3.3'],
  ['2.2.2.2, ,3.3.3.3,', 2, '2.2.2.2, 3.3.3.3'],
])('of %p the last %d entries count', (forwarded, hops, expected) => {
  expect(addressOf(forwarded, { hops })).toBe(expected);
});

test('a sender who claims the address of another is not that other', () => {
  expect(addressOf('1.1.1.1, 6.6.6.6, 3.3.3.3')).not.toBe(addressOf('1.1.1.1, 3.3.3.3'));
  expect(addressOf('1.1.1.1, 6.6.6.6')).not.toBe(addressOf('1.1.1.1, 3.3.3.3'));
});

test('falls back to the address of the socket', () => {
  expect(addressOf(undefined)).toBe('9.9.9.9');
  expect(addressOf(' , ')).toBe('9.9.9.9');
});

test('is unknown once the socket has closed', () => {
  expect(callerAddress(fakeRequest({}), 2)).toBe('unknown');
});
