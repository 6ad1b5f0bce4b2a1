import type { RequestSummary } from '@trialdesk/contract/entities/request';
import { useCallback, useMemo } from 'react';
import { useKept } from '../../../../lib/kept-state.tsx';
import type { Live } from '../../../../lib/live/live.ts';
import { useLiveQuery } from '../../../../lib/live/use-live.ts';
import { useWindows } from '../../../../lib/live/use-windows.ts';
import type { Windowed } from '../../../../lib/live/window-source.ts';
import { requestWindow, type RequestScope } from '../../api/request-window.ts';
import { FEW, STEP, studyGroups, type StudyGroup } from './study-groups.ts';

/** Requests read at once, of all studies. */
export const FIRST = 20;

/** Read at once of studies that are not among the first. */
const NEXT = 10;

/** The studies that are not among the first may need a query for each combination of site and study. */
const QUERIES_FOR_NEXT = 100;

interface Opened {
  /** Requests wanted of a study, where its few latest did not come with the first. */
  sizes: Readonly<Record<string, number>>;
  /** Studies of which nothing came with the first, by the time when their latest requests were wanted. */
  next: readonly (readonly string[])[];
  wantsNext: boolean;
}

const NOTHING_OPENED: Opened = { sizes: {}, next: [], wantsNext: false };

export interface StudyGroups {
  live: Live<StudyGroup[]>;
  /** True while there may be further studies. */
  isLoadingMore: boolean;
  /** Call with the groups on the screen, and whether the last row is. */
  onShown: (shown: readonly StudyGroup[], isEnd: boolean) => void;
  showMore: (studyId: string) => void;
}

/** Follows the latest requests of a scope by study, as far as they are on the screen. */
export function useStudyGroups(scope: RequestScope): StudyGroups {
  const first = useMemo(() => requestWindow(scope, { size: FIRST }), [scope]);
  const [{ sizes, next, wantsNext }, change] = useKept(`groups ${first.key}`, NOTHING_OPENED);
  const lists = useWindows(
    'requests',
    useMemo(() => {
      const extent = { size: NEXT, queries: QUERIES_FOR_NEXT };
      return [first, ...next.map((study_ids) => requestWindow({ ...scope, study_ids }, extent))];
    }, [scope, first, next]),
  );
  const own = useWindows(
    'requests',
    useMemo(
      () => Object.entries(sizes).map(([studyId, size]) => requestWindow({ ...scope, study_ids: [studyId] }, { size })),
      [scope, sizes],
    ),
  );
  const found = lists.flatMap(readyIn);
  const ids = Object.keys(sizes);
  const groups = studyGroups(
    found,
    new Map(own.flatMap((live, at) => readyIn(live).map((window) => [ids[at] ?? '', window] as const))),
  );

  const isLoading = found.length < lists.length;
  const leavesOut = !isLoading && found.at(-1)?.hasMore === true;
  const studies = useLiveQuery('studies', ...(wantsNext ? [[]] : []));
  const isLast = studies.status === 'failed' || (found.length > 1 && found.at(-1)?.records.length === 0);
  const missing =
    wantsNext && studies.status === 'ready' && !isLast
      ? ['', ...studies.data.map(({ id }) => id)].filter((id) => groups.every(({ studyId }) => studyId !== id))
      : null;

  const want = useCallback(
    (studyId: string, size: number) => change((now) => ({ ...now, sizes: { ...now.sizes, [studyId]: size } })),
    [change],
  );
  const failed = lists.find((live) => live.status === 'failed');
  return {
    live: failed ?? (found.length > 0 ? { status: 'ready', data: groups } : { status: 'loading' }),
    isLoadingMore: isLoading || (leavesOut && !isLast && missing?.length !== 0),
    onShown: (shown, isEnd) => {
      for (const { studyId, isSettled } of shown) if (!isSettled && !(studyId in sizes)) want(studyId, FEW);
      if (!isEnd || !leavesOut || isLast) return;
      if (missing === null) change((now) => (now.wantsNext ? now : { ...now, wantsNext: true }));
      else if (missing.length > 0) change((now) => ({ ...now, next: [...now.next, missing] }));
    },
    showMore: (studyId) => want(studyId, (sizes[studyId] ?? FEW) + STEP),
  };
}

function readyIn(live: Live<Windowed<RequestSummary>>): Windowed<RequestSummary>[] {
  return live.status === 'ready' ? [live.data] : [];
}
