import type { RequestSummary } from '@trialdesk/contract/entities/request';
import type { Windowed } from '../../../../lib/live/window-source.ts';
import { studyLabel } from '../../../../lib/study-label.ts';

export interface StudyGroup {
  studyId: string;
  name: string;
  /** The latest of the study. */
  requests: readonly RequestSummary[];
  hasMore: boolean;
  /** False while the study has further requests that belong to its first few. */
  isSettled: boolean;
}

/** Requests that a group shows at first, so that a busy study does not bury the next one. */
export const FEW = 5;

/** Added by each "Show more". */
export const STEP = 20;

type Found = Windowed<RequestSummary>;

/**
 * Studies in order of latest activity. Each list has the latest requests of all studies that are not in those before it;
 * `followed` has those of one study alone.
 */
export function studyGroups(lists: readonly Found[], followed: ReadonlyMap<string, Found>): StudyGroup[] {
  const groups = new Map<string, StudyGroup>();
  for (const { records, hasMore } of lists) {
    for (const [studyId, requests] of byStudy(records)) {
      if (groups.has(studyId)) continue;
      const own = followed.get(studyId);
      groups.set(studyId, {
        ...named(studyId, requests),
        requests: own?.records ?? requests.slice(0, FEW),
        hasMore: own?.hasMore ?? (hasMore || requests.length > FEW),
        isSettled: own !== undefined || !hasMore || requests.length > FEW,
      });
    }
  }
  return [...groups.values()];
}

/** Everything that was found, by study in the order of what was found first. */
export function hitGroups(hits: readonly RequestSummary[]): StudyGroup[] {
  return [...byStudy(hits)].map(([studyId, requests]) => ({
    ...named(studyId, requests),
    requests,
    hasMore: false,
    isSettled: true,
  }));
}

function byStudy(requests: readonly RequestSummary[]): Map<string, RequestSummary[]> {
  const groups = new Map<string, RequestSummary[]>();
  for (const request of requests) {
    const group = groups.get(request.study_id);
    if (group) group.push(request);
    else groups.set(request.study_id, [request]);
  }
  return groups;
}

function named(studyId: string, [newest]: readonly RequestSummary[]): Pick<StudyGroup, 'studyId' | 'name'> {
  return { studyId, name: studyLabel({ study_id: studyId, study_name: newest?.study_name ?? '' }) };
}
