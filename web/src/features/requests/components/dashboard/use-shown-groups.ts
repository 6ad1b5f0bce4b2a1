import type { RequestSummary } from '@trialdesk/contract/entities/request';
import { useMemo } from 'react';
import { BY_STATUS, useRequestCounts } from '../../../../lib/live/use-request-counts.ts';
import type { Windowed } from '../../../../lib/live/window-source.ts';
import type { Tab } from '@trialdesk/contract/request-view';
import { inTabs, STATUS } from './request-filter.ts';
import { hitGroups, type StudyGroup } from './study-groups.ts';
import { useSearchHits, type SearchHits } from './use-search-hits.ts';
import { useStudyGroups } from './use-study-groups.ts';

export interface ShownGroups extends Pick<SearchHits, 'texts' | 'foundOnly' | 'retry'> {
  /** Null while loading. */
  groups: readonly StudyGroup[] | null;
  /** Null while loading, or when they could not be counted. */
  counts: Record<Tab, number> | null;
  isLoadingMore: boolean;
  onShown: (shown: readonly StudyGroup[], isEnd: boolean) => void;
  onShowMore: (studyId: string) => void;
  /** Names the list. */
  name: string;
}

interface Filters {
  siteIds: readonly string[] | null;
  /** Null while loading. */
  latest: Windowed<RequestSummary> | null;
  tab: Tab;
  search: string;
}

const NOWHERE: readonly string[] = [];

/** What the dashboard lists: what a search has found, else the latest requests of each study. */
export function useShownGroups({ siteIds, latest, tab, search }: Filters): ShownGroups {
  const whole = latest && !latest.hasMore ? latest.records : null;
  const isSearching = search.trim() !== '';
  const { hits, texts, foundOnly, retry } = useSearchHits({ text: search, siteIds, whole });
  const isWindow = latest?.hasMore === true && !isSearching;
  const windows = useStudyGroups(
    useMemo(
      () => ({ site_ids: isWindow ? siteIds : NOWHERE, study_ids: null, status: STATUS[tab] }),
      [isWindow, siteIds, tab],
    ),
  );
  const counted = useRequestCounts({
    name: 'requests',
    reach: useMemo(() => (isWindow ? { site_ids: siteIds, study_ids: null } : null), [isWindow, siteIds]),
    kinds: BY_STATUS,
    seen: latest,
  });

  const name = [tab, search.trim(), siteIds?.join() ?? '*'].join(' ');
  const listed = isSearching ? hits : whole && inTabs(whole);
  const common = { texts, foundOnly, retry, name };
  if (isWindow) {
    const { live, isLoadingMore, showMore } = windows;
    return {
      ...common,
      retry: live.status === 'failed' ? live.retry : null,
      groups: live.status === 'ready' ? live.data : null,
      counts:
        counted && counted !== 'failed'
          ? { all: counted.total, pending: counted.pending, completed: counted.answered }
          : null,
      isLoadingMore,
      onShown: windows.onShown,
      onShowMore: showMore,
    };
  }
  return {
    ...common,
    groups: listed && hitGroups(listed[tab]),
    counts: listed && {
      all: listed.all.length,
      pending: listed.pending.length,
      completed: listed.completed.length,
    },
    isLoadingMore: false,
    onShown: () => undefined,
    onShowMore: () => undefined,
  };
}
