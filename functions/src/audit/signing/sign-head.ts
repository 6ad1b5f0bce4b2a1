import type { AuditBlock, BlockSignature } from '@trialdesk/contract/entities/audit-block';

import { auditSigningKey } from '../../config.ts';
import { accessToken } from '../../firebase/app.ts';
import { kmsSigner } from './kms-signer.ts';
import { localSigner } from './local-key.ts';

export type SignHead = (head: Pick<AuditBlock, 'number' | 'sha256'>) => Promise<BlockSignature>;

/** Cloud KMS, or a fixed local key on the emulators; null when no key is configured. */
export function configuredSigner(): SignHead | null {
  const key = auditSigningKey();
  if (key !== '') return kmsSigner({ key, token: accessToken });
  return process.env.FIRESTORE_EMULATOR_HOST === undefined ? null : localSigner;
}
