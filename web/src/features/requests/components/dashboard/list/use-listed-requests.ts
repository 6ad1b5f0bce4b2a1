import type { RequestSummary } from '@trialdesk/contract/entities/request';
import { DUE_ORDER } from '@trialdesk/contract/request-lists';
import { useMemo } from 'react';
import { useKept } from '../../../../../lib/kept-state.tsx';
import { BY_STATUS, useRequestCounts } from '../../../../../lib/live/use-request-counts.ts';
import { useWindow } from '../../../../../lib/live/use-windows.ts';
import { useMember } from '../../../../../lib/session/session-context.ts';
import { useNow } from '../../../../../lib/use-now.ts';
import type { Windowed } from '../../../../../lib/live/window-source.ts';
import { limitsOf, requestWindow, type RequestScope, type Span } from '../../../api/request-window.ts';
import type { Tab } from '@trialdesk/contract/request-view';
import { inTabs, STATUS } from '../request-filter.ts';
import { useSearchHits, type SearchHits } from '../use-search-hits.ts';
import { SORTS } from '@trialdesk/contract/request-view';
import { chosenOf, dayOf, wantedSpan, wantedValues, type ListChoices, type ListFilters } from './list-choices.ts';

/** Read at once; twice as many whenever the end comes on the screen. */
const FIRST = 60;
/**
 * What may need a safety report, or is due today, is read in one order and sorted here: they are few at any time, and an
 * index for each order would exceed what a project may have.
 */
const MOST_OF_FEW = 200;

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
  const today = useToday();
  const scope = useScope({ siteIds, tab, filters: choices.filters, today });
  const areFew = choices.filters.safety !== null || choices.filters.due === 'today';
  const order = useMemo(
    () => (areFew ? DUE_ORDER : { by: SORTS[choices.sort].by, direction: choices.direction }),
    [areFew, choices.sort, choices.direction],
  );
  const first = areFew ? MOST_OF_FEW : FIRST;
  const [size, setSize] = useKept(`rows of ${requestWindow(scope, { size: 0, order }).key}`, first);
  const live = useWindow(
    'requests',
    useMemo(() => requestWindow(scope, { size, order }), [scope, size, order]),
  );
  const counted = useRequestCounts({
    name: 'requests',
    reach: scope,
    kinds: useMemo(() => {
      const only = limitsOf({ values: scope.values, due: scope.due });
      const { total, pending, answered } = BY_STATUS;
      return { total: [...total, ...only], pending: [...pending, ...only], answered: [...answered, ...only] };
    }, [scope]),
    seen: latest,
  });

  const { texts, foundOnly } = found;
  if (isSearching) {
    const hits = found.hits && inTabs(chosenOf(found.hits.all, choices, { id: user_id, today }));
    const counts = hits && { all: hits.all.length, pending: hits.pending.length, completed: hits.completed.length };
    return { requests: hits?.[tab] ?? null, counts, texts, foundOnly, retry: found.retry, onEnd: () => undefined };
  }
  const window = live.status === 'ready' ? live.data : null;
  return {
    requests: window && (areFew ? chosenOf(window.records, choices, { id: user_id, today }) : window.records),
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
  today: Span;
}

function useScope({ siteIds, tab, filters, today }: Filtered): RequestScope {
  const { user_id } = useMember();
  const { study_id, priority, category, owner, due, safety } = filters;
  return useMemo(() => {
    const wanted = { study_id, priority, category, owner, due, safety };
    const reach = { site_ids: siteIds, study_ids: null };
    return { ...reach, status: STATUS[tab], values: wantedValues(wanted, user_id), due: wantedSpan(wanted, today) };
  }, [siteIds, tab, study_id, priority, category, owner, due, safety, user_id, today]);
}

/** The same object all day. */
function useToday(): Span {
  const { from } = dayOf(useNow());
  return useMemo(() => dayOf(Date.parse(from)), [from]);
}
