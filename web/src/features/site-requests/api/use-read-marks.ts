import type { SiteRequest } from '@trialdesk/contract/entities/request';
import { useCallback, useSyncExternalStore } from 'react';
import { isNew, markRead } from './read-marks.ts';

let version = 0;
const listeners = new Set<() => void>();

function changed(): void {
  version += 1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Other tabs of this browser share the marks.
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', changed);
  };
}

export interface ReadMarks {
  isNew: (request: SiteRequest) => boolean;
  markRead: (requests: readonly SiteRequest[]) => void;
}

/** Which responses are unread, stored in this browser per request (specification, section 9). */
export function useReadMarks(): ReadMarks {
  useSyncExternalStore(subscribe, () => version);
  const mark = useCallback((requests: readonly SiteRequest[]) => {
    for (const request of requests) markRead(request, window.localStorage);
    changed();
  }, []);
  return { isNew: (request) => isNew(request, window.localStorage), markRead: mark };
}
