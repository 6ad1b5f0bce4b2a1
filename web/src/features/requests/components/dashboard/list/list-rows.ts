import { DUE_STATES, type DueState, type RequestSummary } from '@trialdesk/contract/entities/request';
import { studyLabel } from '../../../../../lib/study-label.ts';
import type { GroupName } from '@trialdesk/contract/request-view';

/** What the list renders, one below the other. */
export type ListRow =
  | { kind: 'group'; key: string; name: string; count: number }
  | { kind: 'request'; key: string; request: RequestSummary };

/** The most urgent first; without a clock last. */
const URGENCY: readonly (DueState | null)[] = ['overdue', 'soon', 'later', null];

/** Groups in the order of their first request; by when they are due, the most urgent first. */
export function listRows(requests: readonly RequestSummary[], group: GroupName): ListRow[] {
  if (group === 'none') return requests.map(rowOf);
  const groups = Map.groupBy(requests, (request) => groupOf(request, group).key);
  const ordered = [...groups.values()];
  if (group === 'due') ordered.sort(([one], [other]) => urgencyOf(one) - urgencyOf(other));
  return ordered.flatMap((members): ListRow[] => {
    const [first] = members;
    if (!first) return [];
    return [{ kind: 'group', ...groupOf(first, group), count: members.length }, ...members.map(rowOf)];
  });
}

/** From top to bottom. */
export function requestsIn(rows: readonly ListRow[]): RequestSummary[] {
  return rows.flatMap((row) => (row.kind === 'request' ? [row.request] : []));
}

function urgencyOf(request: RequestSummary | undefined): number {
  return URGENCY.indexOf(request?.due_state ?? null);
}

function rowOf(request: RequestSummary): ListRow {
  return { kind: 'request', key: request.request_id, request };
}

function groupOf(request: RequestSummary, group: Exclude<GroupName, 'none'>): { key: string; name: string } {
  const { study_id, owner_id, owner_name, due_state } = request;
  switch (group) {
    case 'study':
      return { key: `study ${study_id}`, name: studyLabel(request) };
    case 'due':
      return { key: `due ${due_state ?? ''}`, name: due_state ? DUE_STATES[due_state] : 'Not waiting' };
    case 'owner':
      return { key: `owner ${owner_id ?? ''}`, name: owner_name ?? 'Unassigned' };
  }
}
