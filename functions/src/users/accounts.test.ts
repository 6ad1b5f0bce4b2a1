import { unsignedToken } from '../testing/tokens.ts';
import { identityOfToken } from './accounts.ts';

/* Without the Auth emulator, whose tokens are unsigned, so that forged tokens fail. */
beforeAll(() => {
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
  process.env.GCLOUD_PROJECT = 'demo-trialdesk';
});

test('an unsigned token is refused outside the emulator', async () => {
  await expect(identityOfToken(unsignedToken('administrator'))).rejects.toMatchObject({
    code: 'auth/argument-error',
    message: expect.stringContaining('no "kid" claim') as string,
  });
});

test('a malformed token is refused', async () => {
  await expect(identityOfToken('not.a.token')).rejects.toMatchObject({ code: 'auth/argument-error' });
});
