import { linkAudit } from '../../functions/src/audit/link-audit.ts';
import { localSigner } from '../../functions/src/audit/signing/local-key.ts';
import { systemClock } from '../../functions/src/clock.ts';

export async function linkAuditNow(): Promise<void> {
  await linkAudit({ now: systemClock(), sign: localSigner });
}
