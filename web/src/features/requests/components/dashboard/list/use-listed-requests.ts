import type { RequestSummary } from '@trialdesk/contract/entities/request';
import { SAFETY_ORDER } from '@trialdesk/contract/request-lists';
import { useMemo } from 'react';
import { useKept } from '../../../../../lib/kept-state.tsx';
import { BY_STATUS, useRequestCounts } from '../../../../../lib/live/use-request-counts.ts';
import { useWindow } from '../../../../../lib/live/use-windows.ts';
import { useMember } from '../../../../../lib/session/session-context.ts';
import type { Windowed } from '../../../../../lib/live/window-source.ts';
import { requestWindow, valuesOf, type RequestScope } from '../../../api/request-window.ts';
import type { Tab } from '@trialdesk/contract/request-view';
import { inTabs, STATUS } from '../request-filter.ts';
import { useSearchHits, type SearchHits } from '../use-search-hits.ts';
import { SORTS } from '@trialdesk/contract/request-view';
import { chosenOf, wantedValues, type ListChoices, type ListFilters } from './list-choices.ts';

/** Read at once; twice as many whenever the end comes on the screen. */
const FIRST = 60;
/** Few at any time, so that all are read and ordered here: an index for each order would exceed what a project may have. */
const MOST_SAFETY = 200;

interface Wanted {
  siteIds: readonly string[] | null;
  /** Of the selected sites; null while loading. */
  latest: Windowed<RequestSummary> | null;
  tab: Tab;
  search: string;
  choices: ListChoices;
}

export interface ListedRequests extends Pick<SearchHits, 'texts' | 'foundOnly'> {
  /** Null while loading. */
  requests: readonly RequestSummary[] | null;
  /** Null while counting, or when they could not be counted. */
  counts: Record<Tab, number> | null;
  /** Null unless they could not be loaded. */
  retry: (() => void) | null;
  /** Call when the end is on the screen. */
  onEnd: () => void;
}

/** The requests of a list, in its order: what a search has found, else the first of all. */
export function useListedRequests({ siteIds, latest, tab, search, choices }: Wanted): ListedRequests {
  const { user_id } = useMember();
  const whole = latest && !latest.hasMore ? latest.records : null;
  const isSearching = search.trim() !== '';
  const found = useSearchHits({ text: search, siteIds, whole });
  const scope = useScope({ siteIds, tab, filters: choices.filters });
  const isSafety = choices.filters.safety !== null;
  const order = useMemo(
    () => (isSafety ? SAFETY_ORDER : { by: SORTS[choices.sort].by, direction: choices.direction }),
    [isSafety, choices.sort, choices.direction],
  );
  const first = isSafety ? MOST_SAFETY : FIRST;
  const [size, setSize] = useKept(`rows of ${requestWindow(scope, { size: 0, order }).key}`, first);
  const live = useWindow(
    'requests',
    useMemo(() => requestWindow(scope, { size, order }), [scope, size, order]),
  );
  const counted = useRequestCounts({
    name: 'requests',
    reach: scope,
    kinds: useMemo(() => {
      const only = valuesOf({ values: scope.values });
      const { total, pending, answered } = BY_STATUS;
      return { total: [...total, ...only], pending: [...pending, ...only], answered: [...answered, ...only] };
    }, [scope]),
    seen: latest,
  });

  const { texts, foundOnly } = found;
  if (isSearching) {
    const hits = found.hits && inTabs(chosenOf(found.hits.all, choices, user_id));
    const counts = hits && { all: hits.all.length, pending: hits.pending.length, completed: hits.completed.length };
    return { requests: hits?.[tab] ?? null, counts, texts, foundOnly, retry: found.retry, onEnd: () => undefined };
  }
  const window = live.status === 'ready' ? live.data : null;
  return {
    requests: window && (isSafety ? chosenOf(window.records, choices, user_id) : window.records),
    counts:
      counted && counted !== 'failed'
        ? { all: counted.total, pending: counted.pending, completed: counted.answered }
        : null,
    texts,
    foundOnly: null,
    retry: live.status === 'failed' ? live.retry : null,
    onEnd: () => window?.hasMore && window.records.length === size && setSize((now) => now * 2),
  };
}

interface Filtered extends Pick<Wanted, 'siteIds' | 'tab'> {
  filters: ListFilters;
}

function useScope({ siteIds, tab, filters }: Filtered): RequestScope {
  const { user_id } = useMember();
  const { study_id, priority, category, owner, due, safety } = filters;
  return useMemo(() => {
    const values = wantedValues({ study_id, priority, category, owner, due, safety }, user_id);
    return { site_ids: siteIds, study_ids: null, status: STATUS[tab], values };
  }, [siteIds, tab, study_id, priority, category, owner, due, safety, user_id]);
}
