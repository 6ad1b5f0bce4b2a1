import type { Citation } from '@trialdesk/contract/entities/citation';
import type { AddCitationPayload } from '@trialdesk/contract/payloads/citing';
import { quoteOnPage } from '../answering/verification/quote-on-page.ts';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { AuthorizedMember } from '../http/member.ts';
import { notFound, openRecord } from '../requests/request-access.ts';
import { addToResponse } from './add-to-response.ts';
import { documentsInScope } from './documents-in-scope.ts';
import { citationOf } from './with-citations.ts';

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
  const query = await addToResponse(
    { member, requestId, queryId },
    {
      ...{ quotes: [quote], scope, studyName: study_name, clock },
      recorded: () => ({ action: 'citation.added', after: { query_id: queryId, ...quote } }),
    },
  );
  const citation = citationOf(query, quote);
  if (!citation) throw notFound();
  return citation;
}
