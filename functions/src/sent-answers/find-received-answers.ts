import type { ReceivedAnswersPayload } from '@trialdesk/contract/payloads/received-answers';
import { isWithinReach } from '@trialdesk/contract/permissions';
import type { ReceivedAnswer } from '@trialdesk/contract/replies/received-answers';
import { likelyToApply } from '../answering/retrieval/rank-answers.ts';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import { requireReach } from '../http/authorize.ts';
import type { AuthorizedMember } from '../http/member.ts';
import { sentAnswersAllowances } from '../rate-limits/allowances.ts';
import { spendLoosely } from '../rate-limits/rate-limit-repository.ts';
import { receivedAnswer } from '../requests/received-answer.ts';
import { newestAnswers } from './newest-answers-repository.ts';

/** At most. */
export const OFFERED = 3;

const COMPARED = { requests: 90, queries: 180 };

/** For the site's own questions about the study. Errors: 403 for another's site or study; 429. */
export async function findReceivedAnswers(
  member: AuthorizedMember,
  { title, question, site_id, study_id }: ReceivedAnswersPayload,
  clock: Clock,
): Promise<ReceivedAnswer[]> {
  if (!isWithinReach(member.reach, { site_id })) throw new ApiError('forbidden', 'ownSiteRequestsOnly');
  if (!isWithinReach(member.reach, { study_id })) throw new ApiError('forbidden', 'notYourStudy');
  if (title === '' && question === '') return [];
  await spendLoosely(sentAnswersAllowances(member.id), clock());
  const answered = await newestAnswers(requireReach(member, 'read_requests'), { site_id, study_id }, COMPARED);
  return (await likelyToApply({ title, question }, answered.map(receivedAnswer))).slice(0, OFFERED);
}
