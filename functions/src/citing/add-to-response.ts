import type { Citation, Quote } from '@trialdesk/contract/entities/citation';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { documentDoubts } from '../answering/verification/document-doubts.ts';
import type { ScopeDocument } from '../answering/retrieval/scope.ts';
import { asActor, type AuditEvent } from '../audit/audit-repository.ts';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import { addressOf, requireOpen, type OwnQuestion } from '../requests/own-question.ts';
import { notFound } from '../requests/request-access.ts';
import { changeRequest, requestPath } from '../requests/request-repository.ts';
import { withCitations } from './with-citations.ts';

interface Addition {
  /** Checked against the documents of the scope. */
  quotes: readonly Quote[];
  scope: readonly ScopeDocument[];
  studyName: string;
  /** Of those that are new. */
  recorded: (added: readonly Citation[]) => Pick<AuditEvent, 'action' | 'after'>;
  clock: Clock;
}

/**
 * Makes quotes available as citations of the response, with who added them, and records it; those that it has already
 * change nothing. Returns the question. Errors: 400 when they would be too many; 403; 404; 409 when it has been answered.
 */
export async function addToResponse(question: OwnQuestion, addition: Addition): Promise<RequestQuery> {
  const { quotes, scope, studyName, recorded, clock } = addition;
  const { member, requestId } = question;
  const doubts = documentDoubts(quotes, scope, studyName);
  const changed = await changeRequest(addressOf(question), ({ request, query }) => {
    if (!query) throw new ApiError('not_found', 'noSuchQuestion');
    requireOpen(query);
    const now = clock();
    const { query: cited, added } = withCitations(query, { quotes, doubts, by: asActor(member), at: now });
    if (added.length === 0) return null;
    const target = requestPath(requestId);
    return { request, query: cited, audit: [{ at: now, actor: member, target, before: null, ...recorded(added) }] };
  });
  if (!changed?.query) throw notFound();
  return changed.query;
}
