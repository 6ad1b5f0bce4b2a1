import { accounts } from '../firebase/app.ts';
import { unsignedToken } from '../testing/tokens.ts';

/*
 * The Auth emulator's tokens are not signed, so beside it nobody can tell a good one from one that a stranger has
 * written. Away from the emulator such a token must be worth nothing, whatever it says.
 */
beforeAll(() => {
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
  process.env.GCLOUD_PROJECT = 'demo-trialdesk';
});

test('a token without a signature is refused where there is no emulator', async () => {
  await expect(accounts().verifyIdToken(unsignedToken('administrator'))).rejects.toMatchObject({
    code: 'auth/argument-error',
    message: expect.stringContaining('no "kid" claim') as string,
  });
});

test('a token that is no token is refused', async () => {
  await expect(accounts().verifyIdToken('not.a.token')).rejects.toMatchObject({ code: 'auth/argument-error' });
});
