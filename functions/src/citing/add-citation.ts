import type { Citation } from '@trialdesk/contract/entities/citation';
import type { AddCitationPayload } from '@trialdesk/contract/payloads/citing';
import { documentDoubts } from '../answering/verification/document-doubts.ts';
import { quoteOnPage } from '../answering/verification/quote-on-page.ts';
import { asActor } from '../audit/audit-repository.ts';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { AuthorizedMember } from '../http/member.ts';
import { requireOpen } from '../requests/own-question.ts';
import { notFound, openRecord } from '../requests/request-access.ts';
import { changeRequest, requestPath } from '../requests/request-repository.ts';
import { documentsInScope } from './documents-in-scope.ts';
import { citationOf, withCitations } from './with-citations.ts';

interface Addition {
  member: AuthorizedMember;
  requestId: string;
  queryId: string;
  taken: AddCitationPayload;
  clock: Clock;
}

/**
 * Makes words of a document in use available as a citation of the response, checked like a draft's quotes, with who
 * added it. The same words again return the citation there is. Errors: 400 for words that are not on the page or prove
 * nothing; 403; 404; 409 when the question has been answered.
 */
export async function addCitation({ member, requestId, queryId, taken, clock }: Addition): Promise<Citation> {
  const { study_id, study_name } = await openRecord(member.reach, requestId);
  const scope = await documentsInScope(member.reach, study_id);
  const checked = quoteOnPage(taken, scope);
  if (checked.result !== 'found') {
    throw new ApiError('bad_input', checked.result === 'not-in-use' ? 'documentNotInUse' : 'wordsNotOnPage');
  }
  if (checked.isWeak) throw new ApiError('bad_input', 'wordsProveNothing');
  const { quote } = checked;
  const doubts = documentDoubts([quote], scope, study_name);
  const changed = await changeRequest({ reach: member.reach, requestId, queryId }, ({ request, query }) => {
    if (!query) throw new ApiError('not_found', 'noSuchQuestion');
    requireOpen(query);
    const now = clock();
    const { query: cited, added } = withCitations(query, { quotes: [quote], doubts, by: asActor(member), at: now });
    if (added.length === 0) return null;
    return {
      request,
      query: cited,
      audit: [
        {
          at: now,
          actor: member,
          action: 'citation.added',
          target: requestPath(requestId),
          before: null,
          after: { query_id: queryId, ...quote },
        },
      ],
    };
  });
  const citation = changed?.query && citationOf(changed.query, quote);
  if (!citation) throw notFound();
  return citation;
}
