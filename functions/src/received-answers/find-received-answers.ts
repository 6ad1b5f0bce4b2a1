import type { ReceivedAnswersPayload } from '@trialdesk/contract/payloads/received-answers';
import { covers } from '@trialdesk/contract/permissions';
import type { ReceivedAnswer } from '@trialdesk/contract/replies/received-answers';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { Member } from '../http/member.ts';
import { receivedAnswersAllowances } from '../rate-limits/allowances.ts';
import { spendLoosely } from '../rate-limits/rate-limit-repository.ts';
import { likelyToApply } from './likely-to-apply.ts';
import { newestAnswers } from './newest-answers-repository.ts';

/** At most. */
export const OFFERED = 3;

/** What the site has been sent for its own questions about the study. Errors: 403 for another's site or study; 429. */
export async function findReceivedAnswers(
  member: Member,
  { title, question, site_id, study_id }: ReceivedAnswersPayload,
  clock: Clock,
): Promise<ReceivedAnswer[]> {
  if (!covers(member, 'ask_questions', { site_id })) throw new ApiError('forbidden', 'ownSiteRequestsOnly');
  if (!covers(member, 'ask_questions', { study_id })) throw new ApiError('forbidden', 'notYourStudy');
  if (title === '' && question === '') return [];
  await spendLoosely(receivedAnswersAllowances(member.id), clock());
  const received = await newestAnswers({ site_id, study_id });
  return (await likelyToApply({ title, question }, received)).slice(0, OFFERED);
}
