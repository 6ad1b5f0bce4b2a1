import type { SiteRequestSummary, StoredSiteQuery } from '@trialdesk/contract/entities/request';
import type { Reach } from '@trialdesk/contract/permissions';
import { MOST_VALUES } from '@trialdesk/contract/query-values';
import type { ReceivedAnswer } from '@trialdesk/contract/replies/received-answers';
import { anyOf } from '../firebase/any-of.ts';
import { siteRequestQueries, siteRequests } from '../firebase/collections.ts';
import { requireRequestWithin } from '../http/within-reach.ts';

/** The newest answered of the site and study. */
const REQUESTS = 90;

/** Of these requests. */
const QUERIES = 180;

/**
 * From the site's copies, which hold nothing that was not sent. Reads 270 documents at most. Nothing of a withdrawn
 * question. Errors: 403 beyond the reach.
 */
export async function newestAnswers(
  reach: Reach,
  place: { site_id: string; study_id: string },
): Promise<ReceivedAnswer[]> {
  requireRequestWithin(reach, place);
  const answered = await siteRequests()
    .where('site_id', '==', place.site_id)
    .where('study_id', '==', place.study_id)
    .where('answered_at', '>', '')
    .orderBy('answered_at', 'desc')
    .limit(REQUESTS)
    .get();
  const requests = new Map(
    answered.docs
      .map((doc) => doc.data())
      .filter(({ status }) => status !== 'withdrawn')
      .map((request) => [request.request_id, request]),
  );
  return (await queriesOf([...requests.keys()])).flatMap((query) => receivedOf(requests.get(query.request_id), query));
}

async function queriesOf(ids: readonly string[]): Promise<StoredSiteQuery[]> {
  const most = Math.floor(QUERIES / Math.ceil(REQUESTS / MOST_VALUES));
  const parts = anyOf(siteRequestQueries(), 'request_id', ids).map((part) => part.limit(most).get());
  return (await Promise.all(parts)).flatMap(({ docs }) => docs.map((doc) => doc.data()));
}

function receivedOf(request: SiteRequestSummary | undefined, query: StoredSiteQuery): ReceivedAnswer[] {
  const { id: query_id, question, answer, withdrawn } = query;
  if (!request || !answer || withdrawn) return [];
  const { request_id, request_number, title } = request;
  return [{ request_id, ...(request_number !== undefined && { request_number }), query_id, title, question, answer }];
}
