const PROJECT = 'demo-trialdesk';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token of an account that is well formed but for what `claims` and `signature` say. */
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

/** Right in all it says, and signed by somebody else. */
export function forgedToken(uid: string): string {
  return tokenOf(uid, { signature: Buffer.from('not the key of Google').toString('base64url') });
}

/** As another project of the same identity provider gives it out. */
export function tokenOfAnotherProject(uid: string): string {
  const claims = { iss: 'https://securetoken.google.com/demo-elsewhere', aud: 'demo-elsewhere' };
  return tokenOf(uid, { claims });
}

export function expiredToken(uid: string): string {
  const then = Math.floor(Date.now() / 1000) - 7200;
  return tokenOf(uid, { claims: { iat: then, auth_time: then, exp: then + 3600 } });
}

/** Without a signature, as the Auth emulator's tokens are: good there and nowhere else. */
export function unsignedToken(uid: string): string {
  return tokenOf(uid, {});
}
