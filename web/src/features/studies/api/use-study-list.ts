import type { Study } from '@trialdesk/contract/entities/site';
import { orderBy } from 'firebase/firestore';
import { useMemo } from 'react';
import type { Live } from '../../../lib/live/live.ts';
import { useCount } from '../../../lib/live/use-count.ts';
import { useLiveQuery } from '../../../lib/live/use-live.ts';
import { useWindow } from '../../../lib/live/use-windows.ts';
import { searchStudies } from '../components/study-search.ts';
import { useStudyFigures, type Figures } from './use-study-figures.ts';

export interface ListedStudy extends Study {
  /** Null while they are counted. */
  figures: Figures | null;
}

export interface StudyList {
  /** Tries again; null unless the studies could not be loaded. */
  retry: (() => void) | null;
  /** The first of those wanted, by name; null while loading. */
  shown: readonly ListedStudy[] | null;
  /** All of those wanted; null while it is counted. */
  total: number | null;
  hasMore: boolean;
  hasNoFigures: boolean;
}

interface Wanted {
  /** Among names and prefixes. All studies when blank. */
  search: string;
  size: number;
}

/** Follows the first studies, or all of them while they are searched. */
export function useStudyList({ search, size }: Wanted): StudyList {
  const isSearching = search.trim() !== '';
  const first = useWindow(
    'studies',
    useMemo(() => ({ key: 'all', order: { by: 'name', direction: 'asc' }, parts: [[]], size }), [size]),
  );
  const found = useFoundStudies(isSearching ? search : null);
  const { records, hasMore } = first.status === 'ready' ? first.data : { records: null, hasMore: false };
  const counted = useCount('studies', records, hasMore);
  const all = found.status === 'ready' ? found.data : null;
  const studies = isSearching ? (all?.slice(0, size) ?? null) : records;
  const ids = useMemo(() => studies?.map(({ id }) => id) ?? [], [studies]);
  const { counts, failed } = useStudyFigures(ids);
  const live = isSearching ? found : first;
  return {
    retry: live.status === 'failed' ? live.retry : null,
    shown: studies?.map((study) => ({ ...study, figures: counts.get(study.id) ?? null })) ?? null,
    total: isSearching ? (all?.length ?? null) : hasMore ? counted : (records?.length ?? null),
    hasMore: isSearching ? (all?.length ?? 0) > size : hasMore,
    hasNoFigures: failed,
  };
}

/** Null reads nothing. */
function useFoundStudies(search: string | null): Live<Study[]> {
  const all = search === null ? [] : [[orderBy('name')]];
  const studies = useLiveQuery('studies', ...all);
  return useMemo(
    () => (studies.status === 'ready' ? { status: 'ready', data: searchStudies(studies.data, search ?? '') } : studies),
    [studies, search],
  );
}
