import type { RequestRecord } from '@trialdesk/contract/entities/request';
import type { Site } from '@trialdesk/contract/entities/site';
import type { User } from '@trialdesk/contract/entities/user';
import { queryKey } from '@trialdesk/contract/paths';
import { evaluations } from '../../functions/src/firebase/collections.ts';
import { readyDraft, sentAnswer, type Given } from './given.ts';

interface Sending {
  site: Site;
  by: Pick<User, 'id' | 'name'>;
}

/** A request answered an hour ago by this person, with the scores as they are preset. */
export async function evaluatedRequest(given: Given, { site, by }: Sending): Promise<RequestRecord> {
  const sent_by = { id: by.id, name: by.name };
  const sent_at = new Date(Date.now() - 3_600_000).toISOString();
  const request = await given.request({
    site,
    title: 'Late visit',
    status: 'completed',
    queries: [{ draft: readyDraft('Three days late is fine.'), sent: sentAnswer('Yes, do.', { sent_by, sent_at }) }],
  });
  const { request_id } = request;
  for (const { id: query_id } of request.queries)
    await evaluations()
      .doc(queryKey(request_id, query_id))
      .create({
        ...{ request_id, query_id, evaluated_by: sent_by, evaluated_at: sent_at, changed: 0.5 },
        ...{ answered: false, relevance: 3, tone: 3, citation_quality: 3, comment: '' },
      });
  return request;
}
