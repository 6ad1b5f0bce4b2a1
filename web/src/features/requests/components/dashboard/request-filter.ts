import type { RequestStatus, RequestSummary } from '@trialdesk/contract/entities/request';
import { TABS, type Tab } from '@trialdesk/contract/request-view';
import { isFoundIn } from '@trialdesk/contract/search-words';
import type { ThreadTexts } from '../../api/use-thread-texts.ts';

export function isTab(value: string | null): value is Tab {
  return value !== null && Object.hasOwn(TABS, value);
}

export interface RequestFilter {
  search: string;
  texts: ThreadTexts;
}

/** Undefined for any. */
export const STATUS: Record<Tab, RequestStatus | undefined> = {
  all: undefined,
  pending: 'processing',
  completed: 'completed',
};

function matches(request: RequestSummary, { search, texts }: RequestFilter): boolean {
  const { request_id, request_number = '', title, requester_name, site_name, study_name } = request;
  const own = [request_number, title, requester_name, site_name, study_name];
  return isFoundIn([...own, ...(texts.get(request_id) ?? [])], search);
}

/** Requests per tab, limited to the search. */
export function filterRequests(
  requests: readonly RequestSummary[],
  filter: RequestFilter,
): Record<Tab, RequestSummary[]> {
  return inTabs(requests.filter((request) => matches(request, filter)));
}

export function inTabs(requests: readonly RequestSummary[]): Record<Tab, RequestSummary[]> {
  return {
    all: [...requests],
    pending: requests.filter(({ status }) => status === STATUS.pending),
    completed: requests.filter(({ status }) => status === STATUS.completed),
  };
}
