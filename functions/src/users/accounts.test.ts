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

test('with an unsigned token, nobody is signed in outside the emulator', async () => {
  expect(await identityOfToken(unsignedToken('administrator'))).toBeNull();
});

test('with a malformed token, nobody is signed in', async () => {
  expect(await identityOfToken('not.a.token')).toBeNull();
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
  verify.mockRejectedValue(refusal('auth/user-disabled', 'The user record is disabled.'));
  expect(await identityOfToken('a-token')).toBeNull();
  verify.mockRejectedValue(refusal('auth/id-token-revoked', 'The token has been revoked.'));
  expect(await identityOfToken('a-token')).toBeNull();
});

test.each([
  ['app/network-error', 'Error while making request: getaddrinfo EAI_AGAIN'],
  ['auth/internal-error', 'An internal error has occurred.'],
  ['auth/argument-error', 'Error fetching public keys for Google certs: Service Unavailable'],
])('%s is no answer: “%s”', async (code, message) => {
  jest.spyOn(accounts(), 'verifyIdToken').mockRejectedValue(refusal(code, message));
  await expect(identityOfToken('a-token')).rejects.toThrow(message);
});

function refusal(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
