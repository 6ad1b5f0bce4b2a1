import type { AuditBlock, BlockSignature } from '@trialdesk/contract/entities/audit-block';

export type SignHead = (head: Pick<AuditBlock, 'number' | 'sha256'>) => Promise<BlockSignature>;
