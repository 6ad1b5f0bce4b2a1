import { createHash } from 'node:crypto';
import { headMessage } from '../audit-block.ts';
import type { SignHead } from './head-signer.ts';

interface KmsKey {
  /** Resource name of a version of an EC_SIGN_P256_SHA256 key. */
  key: string;
  token: () => Promise<string>;
  origin?: string;
}

/** The private key never leaves Cloud KMS. Rejects when it refuses. */
export function kmsSigner({ key, token, origin = 'https://cloudkms.googleapis.com' }: KmsKey): SignHead {
  return async (head) => {
    const sha256 = createHash('sha256').update(headMessage(head)).digest('base64');
    const response = await fetch(`${origin}/v1/${key}:asymmetricSign`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await token()}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ digest: { sha256 } }),
    });
    if (!response.ok) throw new Error(`Cloud KMS refused to sign the audit head: ${response.status}`);
    const { signature } = (await response.json()) as { signature?: string };
    if (signature === undefined) throw new Error('Cloud KMS returned no signature');
    return { key, value: signature };
  };
}
