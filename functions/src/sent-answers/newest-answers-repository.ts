import type { SiteRequestSummary, StoredSiteQuery } from '@trialdesk/contract/entities/request';
import type { Reach } from '@trialdesk/contract/permissions';
import { MOST_VALUES } from '@trialdesk/contract/query-values';
import type { Query } from 'firebase-admin/firestore';
import { anyOf } from '../firebase/any-of.ts';
import { siteRequestQueries, siteRequests } from '../firebase/collections.ts';
import { requireAllRequestsWithin, requireRequestWithin } from '../http/within-reach.ts';
import type { Answered } from '../requests/received-answer.ts';

/** Of one study; of all its sites, if none is named. */
interface Asked {
  site_id?: string;
  study_id: string;
}

/** The newest, and so many documents are read at most. */
interface Most {
  /** Answered. */
  requests: number;
  /** Of these requests. */
  queries: number;
}

/**
 * From the sites' copies, which hold nothing that was not sent. Nothing of a withdrawn question. Errors: 403 beyond the
 * reach.
 */
export async function newestAnswers(reach: Reach, asked: Asked, most: Most): Promise<Answered[]> {
  const answered = await requestsOf(reach, asked)
    .where('answered_at', '>', '')
    .orderBy('answered_at', 'desc')
    .limit(most.requests)
    .get();
  const requests = new Map(
    answered.docs
      .map((doc) => doc.data())
      .filter(({ status }) => status !== 'withdrawn')
      .map((request) => [request.request_id, request]),
  );
  return (await queriesOf([...requests.keys()], most)).flatMap((query) => {
    const request = requests.get(query.request_id);
    const { answer, withdrawn } = query;
    return request && answer && !withdrawn ? [{ request, query, answer }] : [];
  });
}

function requestsOf(reach: Reach, { site_id, study_id }: Asked): Query<SiteRequestSummary> {
  const ofStudy = siteRequests().where('study_id', '==', study_id);
  if (site_id === undefined) {
    requireAllRequestsWithin(reach, { study_id });
    return ofStudy;
  }
  requireRequestWithin(reach, { site_id, study_id });
  return ofStudy.where('site_id', '==', site_id);
}

async function queriesOf(ids: readonly string[], most: Most): Promise<StoredSiteQuery[]> {
  const each = Math.floor(most.queries / Math.ceil(most.requests / MOST_VALUES));
  const parts = anyOf(siteRequestQueries(), 'request_id', ids).map((part) => part.limit(each).get());
  return (await Promise.all(parts)).flatMap(({ docs }) => docs.map((doc) => doc.data()));
}
