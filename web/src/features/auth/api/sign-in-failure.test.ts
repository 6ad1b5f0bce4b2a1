import { FirebaseError } from 'firebase/app';
import { isUnreachable, signInFailure } from './sign-in-failure.ts';

describe('signInFailure', () => {
  it.each([
    ['auth/invalid-credential', 'loginFailed'],
    ['auth/user-not-found', 'loginFailed'],
    ['auth/wrong-password', 'loginFailed'],
    ['auth/too-many-requests', 'loginTooMany'],
    ['auth/user-disabled', 'loginDisabled'],
  ])('%s shows %s', (code, message) => {
    expect(signInFailure(new FirebaseError(code, 'text of the provider'))).toEqual({ message, values: {} });
  });

  it('repeats what the provider says of anything else', () => {
    const error = new FirebaseError('auth/network-request-failed', 'network error');
    expect(signInFailure(error)).toEqual({ message: 'loginOther', values: { message: 'network error' } });
  });
});

it('recognises that the service was not reached', () => {
  expect(isUnreachable(new FirebaseError('auth/network-request-failed', 'No'))).toBe(true);
  expect(isUnreachable(new FirebaseError('auth/wrong-password', 'No'))).toBe(false);
});
