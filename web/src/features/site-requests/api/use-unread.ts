import type { SiteRequestSummary } from '@trialdesk/contract/entities/request';
import { where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useWindow, type Window } from '../../../lib/live/use-windows.ts';
import type { Member } from '../../../lib/session/session.ts';
import { siteRequestWindow } from './site-request-window.ts';
import { useReadMarks } from './use-read-marks.ts';

/** Answers that are read; if there are more, as many as it takes to count the unread ones. */
const NEWEST = 15;

export interface Unread {
  /** All there are, or more than `MOST_COUNTED`. */
  count: number;
  /** The newest of them. */
  newest: SiteRequestSummary[];
  markAllRead: () => void;
  /** Tries again; null unless they could not be loaded. */
  retry: (() => void) | null;
}

const NOTHING: SiteRequestSummary[] = [];
const NO_EXTENT = { after: '', size: 0 };

/** Responses that the member has not read. */
export function useUnread(member: Member): Unread {
  const { isNew, markAllRead, extent, retry } = useReadMarks();
  const first = useWindow(
    'siteRequests',
    useMemo(() => answersWindow(member, NEWEST), [member]),
  );
  const { records, hasMore } = first.status === 'ready' ? first.data : { records: NOTHING, hasMore: false };
  const { after, size } = hasMore && extent ? extent : NO_EXTENT;
  const further = useWindow(
    'siteRequests',
    useMemo(() => laterWindow(member, { after, size }), [member, after, size]),
  );
  const counted = further.status === 'ready' ? further.data.records : NOTHING;
  const newest = records.filter(isNew);
  const failed = [first, further].find(({ status }) => status === 'failed');
  return {
    count: Math.max(counted.filter(isNew).length, newest.length),
    newest,
    markAllRead: () => markAllRead(records[0]?.answered_at ?? ''),
    retry: failed?.status === 'failed' ? failed.retry : retry,
  };
}

/** The newest answers. */
function answersWindow(member: Member, size: number): Window<SiteRequestSummary> {
  return siteRequestWindow(member, { by: 'answered_at', size, status: 'completed' });
}

/** Those after a moment; none for a size of 0. */
function laterWindow(member: Member, { after, size }: { after: string; size: number }): Window<SiteRequestSummary> {
  const window = answersWindow(member, size);
  const since = where('answered_at', '>', after);
  return {
    ...window,
    key: `after ${after} ${window.key}`,
    parts: size === 0 ? [] : window.parts.map((part) => [...part, since]),
  };
}
