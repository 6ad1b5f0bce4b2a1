import type { CitedPageView } from '@trialdesk/contract/replies/cited-page';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { AuthorizedMember } from '../http/member.ts';
import { openRequest } from '../requests/request-access.ts';
import { openCited } from './open-cited.ts';

interface SentCitation {
  requestId: string;
  queryId: string;
  number: number;
}

/** Of a sent answer. Errors: 403, 404. */
export async function citedPage(member: AuthorizedMember, cited: SentCitation, clock: Clock): Promise<CitedPageView> {
  const request = await openRequest(member.reach, cited.requestId);
  const answer = request.queries.find(({ id }) => id === cited.queryId)?.answer;
  const citation = answer?.citations.find(({ number }) => number === cited.number);
  if (!citation) throw new ApiError('not_found', 'noSuchCitation');
  return openCited(member, { citation, study_id: request.study_id }, clock);
}
