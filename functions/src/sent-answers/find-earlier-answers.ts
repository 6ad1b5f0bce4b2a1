import type { EarlierAnswer } from '@trialdesk/contract/replies/earlier-answers';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { AuthorizedMember } from '../http/member.ts';
import { sentAnswersAllowances } from '../rate-limits/allowances.ts';
import { spendLoosely } from '../rate-limits/rate-limit-repository.ts';
import { openRecord } from '../requests/request-access.ts';
import { likelyToApply } from './likely-to-apply.ts';
import { newestAnswers } from './newest-answers-repository.ts';
import { receivedAnswer } from './received-answer.ts';

/** At most. */
const SHOWN = 5;

const COMPARED = { requests: 300, queries: 600 };

/** Of other requests about the study, whatever the site, to questions like this one. Errors: 403, 404, 429. */
export async function findEarlierAnswers(
  member: AuthorizedMember,
  { requestId, queryId }: { requestId: string; queryId: string },
  clock: Clock,
): Promise<EarlierAnswer[]> {
  const { title, study_id, queries } = await openRecord(member.reach, requestId);
  const query = queries.find(({ id }) => id === queryId);
  if (!query) throw new ApiError('not_found', 'noSuchQuestion');
  await spendLoosely(sentAnswersAllowances(member.id), clock());
  const answered = await newestAnswers(member.reach, { study_id }, COMPARED);
  const others = answered
    .filter(({ request }) => request.request_id !== requestId)
    .map((each) => ({ ...receivedAnswer(each), site_name: each.request.site_name }));
  return (await likelyToApply({ title, question: query.question }, others)).slice(0, SHOWN);
}
