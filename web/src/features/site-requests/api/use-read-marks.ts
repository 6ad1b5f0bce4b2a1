import { marksOf, withRead, type ReadChange, type ReadMarks } from '@trialdesk/contract/entities/read-marks';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { call } from '../../../lib/api.ts';
import { useLiveDoc } from '../../../lib/live/use-live.ts';
import { useMember } from '../../../lib/session/session-context.ts';
import { isNew, sizeToCount, type Answerable } from './read-marks.ts';

const NOTHING: ReadMarks = { until: '', read: {} };

/** What was read in this tab, in one session: it counts before the server has stored it. */
let here = { session: '', marks: NOTHING };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function add(session: string, change: ReadChange): void {
  here = { session, marks: withRead(here.session === session ? here.marks : NOTHING, change) };
  for (const listener of listeners) listener();
  const { until, read } = here.marks;
  // All of it, so that what could not be sent is sent with the next.
  const body = {
    ...(until !== '' && { until }),
    read: Object.entries(read).map(([request_id, answered_at]) => ({ request_id, answered_at })),
  };
  void call('putReadMarks', { body }).catch(() => undefined);
}

export interface ReadState {
  /** False while it is not known. */
  isNew: (request: Answerable) => boolean;
  markRead: (requests: readonly Answerable[]) => void;
  markAllRead: (until: string) => void;
  /** Among which responses the unread ones are, and how many of them to read to count those; null while it is not known. */
  extent: { after: string; size: number } | null;
  /** Tries again; null unless it could not be loaded. */
  retry: (() => void) | null;
}

/** Which responses are unread, kept with the person, so that it is the same in every browser. */
export function useReadMarks(): ReadState {
  const { user_id, since } = useMember();
  const session = `${user_id}.${since}`;
  const stored = useLiveDoc('readMarks', user_id);
  const record = useLiveDoc('users', user_id);
  const own = useSyncExternalStore(subscribe, () => (here.session === session ? here.marks : NOTHING));
  const user = record.status === 'ready' ? record.data : null;
  const marks = useMemo(
    () => (stored.status === 'ready' && user ? withRead(marksOf(user, stored.data), own) : null),
    [stored, user, own],
  );
  const markRead = useCallback(
    (requests: readonly Answerable[]) => {
      const read = requests.map(({ request_id, answered_at }) => [request_id, answered_at ?? ''] as const);
      add(session, { read: Object.fromEntries(read) });
    },
    [session],
  );
  return {
    isNew: (request) => marks !== null && isNew(marks, request),
    markRead,
    markAllRead: (until) => add(session, { until }),
    extent: marks && { after: marks.until, size: sizeToCount(marks) },
    retry: stored.status === 'failed' ? stored.retry : null,
  };
}
