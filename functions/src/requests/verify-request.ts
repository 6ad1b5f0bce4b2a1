import { isDeepStrictEqual } from 'node:util';
import type { AuditEntry } from '@trialdesk/contract/entities/audit-entry';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import type { SealState } from '@trialdesk/contract/entities/seal';
import type { Reach } from '@trialdesk/contract/permissions';
import type { SealCheck } from '@trialdesk/contract/replies/seals';
import { isSealedBy } from './answer-seal.ts';
import { notFound, openSummary } from './request-access.ts';
import { readForVerification, type RequestEvidence } from './request-evidence-repository.ts';
import { siteProjection } from './site-projection.ts';

/** Oldest first. Errors: 403, 404. */
export async function verifyRequest(reach: Reach, requestId: string): Promise<SealCheck[]> {
  await openSummary(reach, requestId);
  const evidence = await readForVerification(reach, requestId);
  if (!evidence) throw notFound();
  return sealChecks(evidence);
}

export function sealChecks(evidence: RequestEvidence): SealCheck[] {
  return evidence.record.queries
    .filter((query) => query.sent !== null || sendingOf(evidence, query.id) !== undefined)
    .map((query) => ({
      query_id: query.id,
      state: sealState(evidence, query),
      sha256: query.sent?.seal?.sha256 ?? null,
    }));
}

/**
 * Intact only if the record matches its seal, the audit trail has the same seal, and the site's copy is what the record
 * says. The audit trail keeps a recomputed or removed seal from passing.
 */
function sealState(evidence: RequestEvidence, query: RequestQuery): SealState {
  const { record, siteCopy } = evidence;
  const { sent } = query;
  const recorded = sendingOf(evidence, query.id)?.after?.seal;
  if (sent && !sent.seal && recorded === undefined) return 'unsealed';
  if (!sent?.seal) return 'broken';
  const shown = siteCopy?.queries.find(({ id }) => id === query.id);
  const expected = siteProjection(record).queries.find(({ id }) => id === query.id);
  const isIntact =
    isSealedBy({ request: record, query, sent }, sent.seal) &&
    isDeepStrictEqual(recorded, sent.seal) &&
    isDeepStrictEqual(shown, expected);
  return isIntact ? 'intact' : 'broken';
}

function sendingOf({ sendings }: RequestEvidence, queryId: string): AuditEntry | undefined {
  return sendings.find(({ after }) => after?.query_id === queryId);
}
