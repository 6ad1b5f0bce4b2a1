import { createECDH, createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { headMessage } from '../audit-block.ts';
import type { SignHead } from './head-signer.ts';

/** Known to everyone: it shows on the emulators how signing works, and proves nothing. */
const PRIVATE_KEY = fixedKey('TrialDesk local audit key');

export const LOCAL_PUBLIC_KEY = createPublicKey(PRIVATE_KEY);

export const localSigner: SignHead = (head) =>
  Promise.resolve({ key: 'local', value: sign('sha256', headMessage(head), PRIVATE_KEY).toString('base64') });

function fixedKey(seed: string) {
  const pair = createECDH('prime256v1');
  const secret = createHash('sha256').update(seed).digest();
  pair.setPrivateKey(secret);
  // Uncompressed: 0x04, then x and y of 32 bytes each.
  const point = pair.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  return createPrivateKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', d: secret.toString('base64url'), x: x ?? '', y: y ?? '' },
  });
}
