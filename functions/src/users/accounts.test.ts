import { jest } from '@jest/globals';
import { accounts } from '../firebase/app.ts';
import { unsignedToken } from '../testing/tokens.ts';
import { identityOfToken } from './accounts.ts';

/* Without the Auth emulator, whose tokens are unsigned, so that forged tokens fail. */
beforeAll(() => {
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
  process.env.GCLOUD_PROJECT = 'demo-trialdesk';
});

afterEach(() => jest.restoreAllMocks());

test('an unsigned token is refused outside the emulator', async () => {
  await expect(identityOfToken(unsignedToken('administrator'))).rejects.toMatchObject({
    code: 'auth/argument-error',
    message: expect.stringContaining('no "kid" claim') as string,
  });
});

test('a malformed token is refused', async () => {
  await expect(identityOfToken('not.a.token')).rejects.toMatchObject({ code: 'auth/argument-error' });
});

// Tests on the emulator would not notice: its tokens are always looked up.
test('the provider is asked whether a token was revoked or its account disabled', async () => {
  const at = Date.parse('2026-01-02T00:00:00.000Z') / 1000;
  const verify = jest.spyOn(accounts(), 'verifyIdToken').mockResolvedValue({
    ...{ uid: 'noor', sub: 'noor', aud: 'demo-trialdesk', iss: 'https://securetoken.google.com/demo-trialdesk' },
    ...{ auth_time: at, iat: at, exp: at + 3_600, firebase: { identities: {}, sign_in_provider: 'password' } },
  });
  expect(await identityOfToken('a-token')).toEqual({ uid: 'noor', signedInAt: '2026-01-02T00:00:00.000Z' });
  expect(verify).toHaveBeenCalledWith('a-token', true);
  verify.mockRejectedValue(new Error('auth/user-disabled'));
  await expect(identityOfToken('a-token')).rejects.toThrow('auth/user-disabled');
});
