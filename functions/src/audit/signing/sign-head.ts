import { auditSigningKey } from '../../config.ts';
import { accessToken } from '../../firebase/app.ts';
import type { SignHead } from './head-signer.ts';
import { kmsSigner } from './kms-signer.ts';
import { localSigner } from './local-key.ts';

/** Cloud KMS, or a fixed local key on the emulators; null when no key is configured. */
export function configuredSigner(): SignHead | null {
  const key = auditSigningKey();
  if (key !== '') return kmsSigner({ key, token: accessToken });
  return process.env.FIRESTORE_EMULATOR_HOST === undefined ? null : localSigner;
}
