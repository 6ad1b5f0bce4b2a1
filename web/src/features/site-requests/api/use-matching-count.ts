import type { SiteRequestSummary } from '@trialdesk/contract/entities/request';
import { useEffect, useState } from 'react';
import { useFirestore } from 'reactfire';
import { countOf } from '../../../lib/live/use-request-counts.ts';
import type { Window } from '../../../lib/live/use-windows.ts';

/** Counts the requests of a window and behind it; null until they are counted. */
export function useMatchingCount(window: Window<SiteRequestSummary> | null, seen: unknown): number | null {
  const db = useFirestore();
  const [counted, setCounted] = useState<{ key: string; count: number } | null>(null);
  useEffect(() => {
    if (window === null) return undefined;
    let isCurrent = true;
    void countOf(db, 'siteRequests', window.parts).then(
      (count) => isCurrent && setCounted({ key: window.key, count }),
      // The figure stays as it was until the next change.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [db, window, seen]);
  return counted !== null && counted.key === window?.key ? counted.count : null;
}
