import type { EarlierAnswer } from '@trialdesk/contract/replies/earlier-answers';
import { rankAnswers, type RankedAnswer } from '../answering/retrieval/rank-answers.ts';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { AuthorizedMember } from '../http/member.ts';
import { sentAnswersAllowances } from '../rate-limits/allowances.ts';
import { spendLoosely } from '../rate-limits/rate-limit-repository.ts';
import { approvedAnswers, type ApprovedAnswer } from '../requests/approved-answers-repository.ts';
import { receivedAnswer, type Answered } from '../requests/received-answer.ts';
import { openRecord } from '../requests/request-access.ts';
import { newestAnswers } from './newest-answers-repository.ts';

/** At most. */
const SHOWN = 5;

/** Of the study, beside those that somebody approved. */
const NEWEST = { requests: 300, queries: 600 };

const APPROVED = 200;

type Comparable = Omit<EarlierAnswer, 'is_close'>;

/**
 * Of other requests about the study, whatever the site, to questions related to this one: first those that are close and
 * approved. Errors: 403, 404, 429.
 */
export async function findEarlierAnswers(
  member: AuthorizedMember,
  { requestId, queryId }: { requestId: string; queryId: string },
  clock: Clock,
): Promise<EarlierAnswer[]> {
  const { title, study_id, queries } = await openRecord(member.reach, requestId);
  const query = queries.find(({ id }) => id === queryId);
  if (!query) throw new ApiError('not_found', 'noSuchQuestion');
  await spendLoosely(sentAnswersAllowances(member.id), clock());
  const [approved, newest] = await Promise.all([
    approvedAnswers(member.reach, study_id, APPROVED),
    newestAnswers(member.reach, { study_id }, NEWEST),
  ]);
  // Of two with the same key, a map keeps the later one in the place of the first.
  const all = new Map<string, Answered | ApprovedAnswer>([...newest, ...approved].map((each) => [keyOf(each), each]));
  const others = [...all.values()].filter(({ request }) => request.request_id !== requestId).map(comparable);
  const ranked = await rankAnswers({ title, question: query.question }, others);
  const isApproved = ({ answer, isClose }: RankedAnswer<Comparable>) => isClose && answer.approval !== undefined;
  return ranked
    .toSorted((one, other) => Number(isApproved(other)) - Number(isApproved(one)))
    .slice(0, SHOWN)
    .map(({ answer, isClose }) => ({ ...answer, is_close: isClose }));
}

function keyOf({ query }: Answered): string {
  return `${query.request_id} ${query.id}`;
}

function comparable(answered: Answered | ApprovedAnswer): Comparable {
  return {
    ...receivedAnswer(answered),
    site_name: answered.request.site_name,
    ...('approval' in answered && { approval: answered.approval }),
  };
}
