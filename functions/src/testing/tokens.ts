import { identityAddress } from './addresses.ts';

const PROJECT = 'demo-trialdesk';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Well formed but for `claims` and `signature`. */
function tokenOf(uid: string, { claims = {}, signature = '' }: { claims?: object; signature?: string }): string {
  const now = Math.floor(Date.now() / 1000);
  const header = signature === '' ? { alg: 'none', typ: 'JWT' } : { alg: 'RS256', typ: 'JWT', kid: 'forged' };
  const payload = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    auth_time: now,
    user_id: uid,
    sub: uid,
    iat: now,
    exp: now + 3600,
    firebase: { identities: {}, sign_in_provider: 'password' },
    ...claims,
  };
  return `${encode(header)}.${encode(payload)}.${signature}`;
}

/** Valid claims, signed by someone else. */
export function forgedToken(uid: string): string {
  return tokenOf(uid, { signature: Buffer.from('not the key of Google').toString('base64url') });
}

/** Issued by another project of the same identity provider. */
export function tokenOfAnotherProject(uid: string): string {
  const claims = { iss: 'https://securetoken.google.com/demo-elsewhere', aud: 'demo-elsewhere' };
  return tokenOf(uid, { claims });
}

export function expiredToken(uid: string): string {
  const then = Math.floor(Date.now() / 1000) - 7200;
  return tokenOf(uid, { claims: { iat: then, auth_time: then, exp: then + 3600 } });
}

/** As from the Auth emulator, for somebody who last entered their password then; in milliseconds since the epoch. */
export async function tokenSignedInAt(uid: string, then: number): Promise<string> {
  const auth_time = Math.floor(then / 1000);
  // Accounts made by a test are younger, which the emulator takes for a revoked session.
  const response = await fetch(identityAddress(`projects/${PROJECT}/accounts:update`), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({ localId: uid, validSince: String(auth_time), lastLoginAt: String(then) }),
  });
  if (!response.ok) throw new Error(`The account cannot be changed: ${await response.text()}`);
  return tokenOf(uid, { claims: { auth_time } });
}

/** Without a signature, as from the Auth emulator. */
export function unsignedToken(uid: string, project = PROJECT): string {
  return tokenOf(uid, { claims: { iss: `https://securetoken.google.com/${project}`, aud: project } });
}
