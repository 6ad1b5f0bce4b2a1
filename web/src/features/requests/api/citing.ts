import type { Citation } from '@trialdesk/contract/entities/citation';
import type { AddCitationPayload } from '@trialdesk/contract/payloads/citing';
import type { FoundPassageView } from '@trialdesk/contract/replies/citing';
import { call } from '../../../lib/api.ts';

/** Searches the documents that a request is answered from, best first. Rejects with an `ApiError`. */
export async function findPassages(requestId: string, text: string): Promise<FoundPassageView[]> {
  return (await call('findPassages', { params: { id: requestId }, body: { text } })).passages;
}

/** Makes words of a page a citation of the response. Rejects with an `ApiError`, 400 when they are not on the page. */
export function addCitation(
  place: { requestId: string; queryId: string },
  taken: AddCitationPayload,
): Promise<Citation> {
  return call('addCitation', { params: { id: place.requestId, query_id: place.queryId }, body: taken });
}
