import type { Page } from '@playwright/test';
import type { Citation, Quote } from '@trialdesk/contract/entities/citation';
import type { RequestQuery, RequestRecord } from '@trialdesk/contract/entities/request';
import { documents } from '../../functions/src/firebase/collections.ts';
import { changeThread } from '../../functions/src/testing/stored-thread.ts';
import { readyDraft, type Given } from './given.ts';

export const PROTOCOL = 'LANTERN-3 Protocol v3.0.pdf';
export const EDIT_CALL = 'POST /api/v1/submit-response/*/query/*';

/** A quote from the first page of the demo protocol. */
export async function protocolQuote(): Promise<Quote> {
  const [found] = (await documents().where('name', '==', PROTOCOL).get()).docs;
  if (!found) throw new Error(`The demo has no ${PROTOCOL}`);
  const { id: document_id, name: document_name, version: document_version } = found.data();
  return { document_id, document_name, document_version, page: 1, section: '', text_snippet: 'LANTERN-3' };
}

/** A request whose draft cites the demo protocol twice: a quote that is on its page and one that is not. */
export async function draftedRequest(given: Given, earlier: Partial<RequestQuery>[] = []) {
  const quote = await protocolQuote();
  const citations: Citation[] = [
    { ...quote, number: 1 },
    { ...quote, number: 2, page: 2, text_snippet: 'Words that are nowhere in this protocol.' },
  ];
  const site = await given.site('Harrow Clinic');
  const request = await given.request({
    site,
    title: 'Late visit',
    queries: [...earlier, { draft: readyDraft('Three days late is fine. [1] Four are not. [2]', citations) }],
  });
  return { request, site, manager: await given.person('Site Manager', [site], { name: 'Maya Okafor' }) };
}

export const reviewPath = ({ request_id }: RequestRecord) => `/request/${request_id}`;
export const editor = (page: Page) => page.getByRole('textbox', { name: 'Response', exact: true });

/** Simulates someone else changing the newest query. */
export async function changeNewestQuery(request: RequestRecord, change: Partial<RequestQuery>): Promise<void> {
  const queries = request.queries.map((query, index) =>
    index === request.queries.length - 1 ? { ...query, ...change, version: query.version + 1 } : query,
  );
  await changeThread(request.request_id, () => ({ queries }));
}
