import type { AuditEntry } from '@trialdesk/contract/entities/audit-entry';
import type { RequestRecord, SiteRequest } from '@trialdesk/contract/entities/request';
import type { Reach } from '@trialdesk/contract/permissions';
import { audit } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import { requestPath } from './request-repository.ts';
import { findRequestIn, findSiteRequestIn } from './thread-repository.ts';

/** As of one moment. */
export interface RequestEvidence {
  record: RequestRecord;
  siteCopy: SiteRequest | null;
  /** Audit entries of sending. */
  sendings: AuditEntry[];
}

/** Null without such a request. Errors: 403 beyond the reach. */
export async function readForVerification(reach: Reach, requestId: string): Promise<RequestEvidence | null> {
  return runTransaction(
    async (transaction) => {
      const [record, siteCopy, sendings] = await Promise.all([
        findRequestIn(transaction, reach, requestId),
        findSiteRequestIn(transaction, reach, requestId),
        transaction.get(audit().where('target', '==', requestPath(requestId)).where('action', '==', 'answer.sent')),
      ]);
      return record && { record, siteCopy, sendings: sendings.docs.map((doc) => doc.data()) };
    },
    { readOnly: true },
  );
}
