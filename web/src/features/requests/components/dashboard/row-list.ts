import type { RequestSummary } from '@trialdesk/contract/entities/request';
import type { StudyGroup } from './study-groups.ts';

/** What the dashboard renders, one below the other. */
export type Row =
  | { kind: 'study'; key: string; group: StudyGroup }
  | { kind: 'request'; key: string; group: StudyGroup; request: RequestSummary }
  | { kind: 'more'; key: string; group: StudyGroup };

export function rowsOf(groups: readonly StudyGroup[]): Row[] {
  return groups.flatMap((group): Row[] => [
    { kind: 'study', key: `study ${group.studyId}`, group },
    ...group.requests.map((request): Row => ({ kind: 'request', key: request.request_id, group, request })),
    ...(group.hasMore ? [{ kind: 'more', key: `more ${group.studyId}`, group } satisfies Row] : []),
  ]);
}
