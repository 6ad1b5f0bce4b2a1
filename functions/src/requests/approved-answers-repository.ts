import type { Act } from '@trialdesk/contract/entities/user';
import type { Reach } from '@trialdesk/contract/permissions';
import { requestQueries, siteRequests } from '../firebase/collections.ts';
import { documentsById } from '../firebase/documents-by-id.ts';
import { requireAllRequestsWithin } from '../http/within-reach.ts';
import { storedSiteQuery } from './site-projection.ts';
import type { Answered } from './received-answer.ts';

export interface ApprovedAnswer extends Answered {
  approval: Act;
}

/** Of all sites of a study, last approved first; reads two documents of each. Errors: 403 beyond the reach. */
export async function approvedAnswers(reach: Reach, studyId: string, most: number): Promise<ApprovedAnswer[]> {
  requireAllRequestsWithin(reach, { study_id: studyId });
  const found = await requestQueries()
    .where('study_id', '==', studyId)
    .where('approval.at', '>', '')
    .orderBy('approval.at', 'desc')
    .limit(most)
    .get();
  const stored = found.docs.map((doc) => doc.data());
  const requests = await documentsById(
    siteRequests(),
    stored.map(({ request_id }) => request_id),
  );
  return stored.flatMap((record) => {
    const { approval } = record;
    const request = requests.get(record.request_id);
    const query = storedSiteQuery(record);
    return approval && request && query.answer ? [{ approval, request, query, answer: query.answer }] : [];
  });
}
