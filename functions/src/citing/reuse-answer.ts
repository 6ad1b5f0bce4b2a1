import { renumberMarks } from '@trialdesk/contract/citation-marks';
import { identifyingWords } from '@trialdesk/contract/identifying-words';
import type { ReuseAnswerPayload } from '@trialdesk/contract/payloads/reuse-answer';
import type { ReusedAnswer } from '@trialdesk/contract/replies/earlier-answers';
import { citedIn } from '@trialdesk/contract/response-citations';
import { quotesInUse } from '../answering/verification/quotes-in-use.ts';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { AuthorizedMember } from '../http/member.ts';
import { namesOfAskers } from '../requests/names-of-askers.ts';
import { openRecord } from '../requests/request-access.ts';
import { addToResponse } from './add-to-response.ts';
import { documentsInScope } from './documents-in-scope.ts';
import { openSentAnswer } from './open-sent-answer.ts';
import { citationOf } from './with-citations.ts';

interface Reuse {
  member: AuthorizedMember;
  requestId: string;
  queryId: string;
  earlier: ReuseAnswerPayload;
  clock: Clock;
}

/**
 * Makes the citations of an answer that was sent in the same study available to this response, as far as the documents
 * in use have their words, each checked anew. The same answer again returns the same. Errors: 400 when there would be
 * too many citations; 403; 404; 409 when the question has been answered.
 */
export async function reuseAnswer({ member, requestId, queryId, earlier, clock }: Reuse): Promise<ReusedAnswer> {
  const open = await openRecord(member.reach, requestId);
  const { study_id, study_name } = open;
  const { request, query: asked, answer } = await openSentAnswer(member.reach, earlier);
  if (request.study_id !== study_id) throw new ApiError('not_found', 'noSuchAnswer');
  const scope = await documentsInScope(member.reach, study_id);
  const checked = await quotesInUse(citedIn(answer.text, answer.citations), scope);
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
  const text = renumberMarks(answer.text, (number) => numbers.get(number)?.number ?? null);
  const own = namesOfAskers(open, open.queries);
  const others = namesOfAskers(request, [asked]).filter((name) => !own.includes(name));
  return {
    text,
    citations: [...new Set(citations)],
    lost: checked.filter(({ quote }) => quote === null).map(({ citation }) => citation),
    identifying: identifyingWords(text, others),
  };
}
