import { isReadyDraft } from '@trialdesk/contract/entities/draft';
import type { RequestRecord } from '@trialdesk/contract/entities/request';

export const TABS = { all: 'All', pending: 'Pending', completed: 'Completed' } as const;

export type Tab = keyof typeof TABS;

export function isTab(value: string | null): value is Tab {
  return value !== null && Object.hasOwn(TABS, value);
}

export interface RequestFilter {
  sites: ReadonlySet<string>;
  search: string;
}

function isInTab({ status }: RequestRecord, tab: Tab): boolean {
  switch (tab) {
    case 'all':
      return true;
    case 'pending':
      return status === 'processing';
    case 'completed':
      return status === 'completed';
  }
}

function matches(request: RequestRecord, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  const { title, requester_name, site_name, study_name, queries } = request;
  const texts = queries.flatMap(({ question, draft, edit, sent }) => [
    question,
    isReadyDraft(draft) ? draft.text : '',
    edit?.text ?? '',
    sent?.text ?? '',
  ]);
  return [title, requester_name, site_name, study_name, ...texts].some((text) => text.toLowerCase().includes(wanted));
}

/** Requests per tab, limited to the selected sites and the search. */
export function filterRequests(
  requests: readonly RequestRecord[],
  { sites, search }: RequestFilter,
): Record<Tab, RequestRecord[]> {
  const found = requests.filter((request) => sites.has(request.site_id) && matches(request, search));
  return {
    all: found,
    pending: found.filter((request) => isInTab(request, 'pending')),
    completed: found.filter((request) => isInTab(request, 'completed')),
  };
}

export interface StudyGroup {
  studyId: string;
  name: string;
  requests: RequestRecord[];
}

/** Groups ordered by study id; requests keep their order within a group. */
export function groupByStudy(requests: readonly RequestRecord[]): StudyGroup[] {
  const groups = new Map<string, StudyGroup>();
  for (const request of requests) {
    const { study_id: studyId, study_name } = request;
    const group = groups.get(studyId) ?? { studyId, name: study_name, requests: [] };
    group.requests.push(request);
    groups.set(studyId, group);
  }
  return [...groups.values()]
    .map((group) => ({ ...group, name: group.studyId === '' ? 'Unassigned' : group.name || group.studyId }))
    .sort((a, b) => a.studyId.localeCompare(b.studyId));
}
