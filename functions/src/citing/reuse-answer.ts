import { citedNumbers, renumberMarks } from '@trialdesk/contract/citation-marks';
import type { Citation } from '@trialdesk/contract/entities/citation';
import type { SiteQuery } from '@trialdesk/contract/entities/request';
import type { ReuseAnswerPayload } from '@trialdesk/contract/payloads/reuse-answer';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import type { ReusedAnswer } from '@trialdesk/contract/replies/earlier-answers';
import type { ScopeDocument } from '../answering/retrieval/scope.ts';
import { quoteInDocument } from '../answering/verification/quote-in-document.ts';
import type { Clock } from '../clock.ts';
import { findDocument } from '../documents/document-repository.ts';
import { ApiError } from '../http/api-error.ts';
import type { AuthorizedMember } from '../http/member.ts';
import { openRecord, openRequest } from '../requests/request-access.ts';
import { addToResponse } from './add-to-response.ts';
import { documentsInScope } from './documents-in-scope.ts';
import { citationOf } from './with-citations.ts';

interface Reuse {
  member: AuthorizedMember;
  requestId: string;
  queryId: string;
  earlier: ReuseAnswerPayload;
  clock: Clock;
}

/** Followed from a cited document to the one in use. */
const MOST_VERSIONS = 50;

/**
 * Makes the citations of an answer that was sent in the same study available to this response, as far as the documents
 * in use have their words, each checked anew. The same answer again returns the same. Errors: 400 when there would be
 * too many citations; 403; 404; 409 when the question has been answered.
 */
export async function reuseAnswer({ member, requestId, queryId, earlier, clock }: Reuse): Promise<ReusedAnswer> {
  const { study_id, study_name } = await openRecord(member.reach, requestId);
  const answer = await sentAnswer(member, { study_id, earlier });
  const scope = await documentsInScope(member.reach, study_id);
  const marked = answer.citations.filter(({ number }) => citedNumbers(answer.text).includes(number));
  const current = await documentsInUse(marked, scope);
  const checked = marked.map((citation) => {
    const document = current.get(citation.document_id);
    return { citation, quote: document ? quoteInDocument(citation, document) : null };
  });
  const query = await addToResponse(
    { member, requestId, queryId },
    {
      ...{ quotes: checked.flatMap(({ quote }) => (quote ? [quote] : [])), scope, studyName: study_name, clock },
      recorded: (added) => ({ action: 'answer.reused', after: { query_id: queryId, earlier, citations: added } }),
    },
  );
  const numbers = new Map(
    checked.map(({ citation, quote }) => [citation.number, (quote && citationOf(query, quote)) ?? null]),
  );
  const citations = [...numbers.values()].filter((citation) => citation !== null);
  return {
    text: renumberMarks(answer.text, (number) => numbers.get(number)?.number ?? null),
    citations: [...new Set(citations)],
    lost: checked.filter(({ quote }) => quote === null).map(({ citation }) => citation),
  };
}

/** Of another request about the same study. Errors: 403, 404. */
async function sentAnswer(
  member: AuthorizedMember,
  { study_id, earlier }: { study_id: string; earlier: ReuseAnswerPayload },
): Promise<NonNullable<SiteQuery['answer']>> {
  const request = await openRequest(member.reach, earlier.request_id);
  const query = request.queries.find(({ id }) => id === earlier.query_id);
  if (request.study_id !== study_id || !query?.answer || query.withdrawn) {
    throw new ApiError('not_found', 'noSuchAnswer');
  }
  return query.answer;
}

/** By the id of a cited document: itself, or the version of it that is in use. */
async function documentsInUse(
  citations: readonly Citation[],
  scope: readonly ScopeDocument[],
): Promise<Map<string, ScopeDocument | null>> {
  const ids = [...new Set(citations.map(({ document_id }) => document_id))];
  return new Map(await Promise.all(ids.map(async (id) => [id, await inUse(id, scope)] as const)));
}

async function inUse(cited: string, scope: readonly ScopeDocument[]): Promise<ScopeDocument | null> {
  let id: string | null = cited;
  for (let step = 0; id !== null && step < MOST_VERSIONS; step += 1) {
    const document = scope.find((each) => each.id === id);
    if (document) return document;
    // A document of any study may have been cited; what is returned is in this study's scope.
    id = (await findDocument(EVERYWHERE, id))?.replaced_by ?? null;
  }
  return null;
}
