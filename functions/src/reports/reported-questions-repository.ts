import type { CountedQuestion } from '@trialdesk/contract/entities/report-part';
import { queryKey } from '@trialdesk/contract/paths';
import type { Reach } from '@trialdesk/contract/permissions';
import type { ReportedQuestion } from '@trialdesk/contract/replies/reports';
import { requestQueries, requests } from '../firebase/collections.ts';
import { documentsById } from '../firebase/documents-by-id.ts';
import { requireRequestWithin } from '../http/within-reach.ts';

/** In the same order, without those that were removed meanwhile. Errors: 403 beyond the reach. */
export async function reportedQuestions(
  reach: Reach,
  counted: readonly CountedQuestion[],
): Promise<ReportedQuestion[]> {
  const keyOf = ({ request_id, query_id }: CountedQuestion) => queryKey(request_id, query_id);
  const [headers, queries] = await Promise.all([
    documentsById(
      requests(),
      counted.map(({ request_id }) => request_id),
    ),
    documentsById(requestQueries(), counted.map(keyOf)),
  ]);
  return counted.flatMap((each) => {
    const [header, query] = [headers.get(each.request_id), queries.get(keyOf(each))];
    if (!header || !query) return [];
    requireRequestWithin(reach, header);
    const { request_id, request_number, title, site_name } = header;
    return {
      ...{ request_id, query_id: query.id, title, question: query.question, site_name },
      ...(request_number !== undefined && { request_number }),
      ...{ asked_at: query.timestamp_created, answered_at: query.sent?.sent_at ?? null },
    };
  });
}
