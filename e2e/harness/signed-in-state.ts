import { APPLICATION, emulatorVariables } from '../../tools/emulators/addresses.ts';

const SIGN_IN = `http://${emulatorVariables.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`;

interface SignedIn {
  localId: string;
  email: string;
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

/**
 * Browser storage of a signed-in user, so that tests can skip the login form. A stale token is refreshed by the first
 * call.
 */
export async function signedInState(email: string, password: string, { isStale = false } = {}) {
  const response = await fetch(SIGN_IN, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`${email} cannot sign in: ${await response.text()}`);
  const { localId, idToken, refreshToken, expiresIn } = (await response.json()) as SignedIn;
  const now = Date.now();
  const user = {
    uid: localId,
    email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken,
      accessToken: idToken,
      expirationTime: isStale ? now : now + Number(expiresIn) * 1000,
    },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey: 'demo-key',
    appName: '[DEFAULT]',
  };
  const kept = { name: 'firebase:authUser:demo-key:[DEFAULT]', value: JSON.stringify(user) };
  return { cookies: [], origins: [{ origin: APPLICATION, localStorage: [kept] }] };
}
