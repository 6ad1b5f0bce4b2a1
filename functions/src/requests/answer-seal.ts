import type { RequestHeader, RequestQuery, SentAnswer } from '@trialdesk/contract/entities/request';
import type { Seal } from '@trialdesk/contract/entities/seal';
import { canonicalHash } from '../canonical-hash.ts';

type SealedHeader = Pick<RequestHeader, 'request_id' | 'study_id' | 'site_id' | 'title'>;
type SealedQuery = Pick<RequestQuery, 'id' | 'question' | 'asked_by' | 'timestamp_created'>;

export interface SealedAnswer {
  request: SealedHeader;
  query: SealedQuery;
  sent: Omit<SentAnswer, 'seal'>;
}

export function sealOf(answer: SealedAnswer): Seal {
  return { version: 1, sha256: hashOfVersion1(answer) };
}

export function isSealedBy(answer: SealedAnswer, { version, sha256 }: Seal): boolean {
  // Stored records may hold a version unknown to this release.
  const known: number = version;
  return known === 1 && sha256 === hashOfVersion1(answer);
}

/** SHA-256 of the RFC 8785 form, with every field of the citations. Never change this form: add a version. */
function hashOfVersion1({ request, query, sent }: SealedAnswer): string {
  const { text, citations, sent_by, sent_at, signature } = sent;
  return canonicalHash({
    form: 'trialdesk-answer-1',
    request_id: request.request_id,
    study_id: request.study_id,
    site_id: request.site_id,
    title: request.title,
    query_id: query.id,
    question: query.question,
    asked_by: { id: query.asked_by.id, name: query.asked_by.name },
    asked_at: query.timestamp_created,
    text,
    citations,
    sent_by: { id: sent_by.id, name: sent_by.name },
    sent_at,
    signature: signature ?? null,
  });
}
