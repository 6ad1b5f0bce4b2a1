import type { RequestQuery, RequestSummary } from '@trialdesk/contract/entities/request';
import { queryKey } from '@trialdesk/contract/paths';
import { isWholeRecord } from '@trialdesk/contract/whole-request';
import type { Live } from '../../../lib/live/live.ts';
import { useLiveDoc } from '../../../lib/live/use-live.ts';

/** Follows the newest query of a request. */
export function useNewestQuery(request: RequestSummary): Live<RequestQuery | null> {
  const { request_id, newest_query } = request;
  const whole = isWholeRecord(request) ? (request.queries.at(-1) ?? null) : null;
  const live = useLiveDoc('requestQueries', queryKey(request_id, whole?.id ?? newest_query.id));
  return whole ? { status: 'ready', data: whole } : live;
}
