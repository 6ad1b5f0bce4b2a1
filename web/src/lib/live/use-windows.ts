import { COLLECTIONS } from '@trialdesk/contract/paths';
import { collection, orderBy, query, type QueryConstraint } from 'firebase/firestore';
import { useEffect, useId, useMemo, useSyncExternalStore } from 'react';
import { useFirestore } from 'reactfire';
import { useKeptState } from '../kept-state.tsx';
import { useMember } from '../session/session-context.ts';
import type { Live } from './live.ts';
import type { Records } from './records.ts';
import { reconnect } from './reconnect.ts';
import { sharedListener, type SharedListener } from './shared-listener.ts';
import { noteStale } from './stale.ts';
import { WindowSource, type Windowed, type WindowParts } from './window-source.ts';

export interface Window<T> extends Omit<WindowParts<T>, 'queries'> {
  /** Names the list, whatever its size: what was read of it is shown while more is read, and on the next visit. */
  key: string;
  /** Constraints of each query, without the order. */
  parts: readonly (readonly QueryConstraint[])[];
  /** Keeps what was read if reading more fails; a page of a paged list would miss its rows. */
  isScrolled?: true;
}

/** What was read of a list, and when it was last known to be current. */
interface Kept<T> {
  data: T;
  asOf: number;
}

/** Follows the first records of each list. Memoize the windows. */
export function useWindows<Name extends keyof Records>(
  name: Name,
  windows: readonly Window<Records[Name]>[],
): Live<Windowed<Records[Name]>>[] {
  type Found = Windowed<Records[Name]>;
  const db = useFirestore();
  const { user_id, since } = useMember();
  const kept = useKeptState();
  const store = useMemo(() => {
    const all = collection(db, COLLECTIONS[name]);
    const listeners = windows.map(({ parts, ...window }) => {
      const { by, direction } = window.order;
      const queries = parts.map((constraints) => query(all, ...constraints, orderBy(by, direction)));
      const source = new WindowSource<Records[Name]>({ ...window, queries });
      return sharedListener(`${user_id}.${since}`, source, () => reconnect(db));
    });
    return together(listeners);
  }, [db, name, windows, user_id, since]);
  const found = useSyncExternalStore(store.subscribe, store.get);
  const id = useId();

  useEffect(() => {
    const keep = () =>
      windows.forEach(({ key }, at) => {
        const live = found[at];
        if (live?.status !== 'ready') return;
        kept.set(`${name}.${key}`, { data: live.data, asOf: live.asOf ?? Date.now() } satisfies Kept<Found>);
      });
    keep();
    return keep;
  }, [found, windows, kept, name]);

  const shown = found.map((live, at): Live<Found> => {
    const window = windows[at];
    const before = kept.get(`${name}.${window?.key ?? ''}`) as Kept<Found> | undefined;
    if (live.status === 'ready' || !before) return live;
    if (live.status === 'loading') return { status: 'ready', data: before.data };
    const isEnough =
      window?.isScrolled === true || !before.data.hasMore || before.data.records.length >= (window?.size ?? 0);
    return live.denied || !isEnough ? live : { status: 'ready', ...before };
  });

  const asOf = Math.min(...shown.map((live) => (live.status === 'ready' ? (live.asOf ?? Infinity) : Infinity)));
  useEffect(() => {
    noteStale(id, Number.isFinite(asOf) ? asOf : undefined);
    return () => noteStale(id, undefined);
  }, [id, asOf]);

  return shown;
}

export function useWindow<Name extends keyof Records>(
  name: Name,
  window: Window<Records[Name]>,
): Live<Windowed<Records[Name]>> {
  const windows = useMemo(() => [window], [window]);
  return useWindows(name, windows)[0] ?? { status: 'loading' };
}

interface Together<T> {
  subscribe: (onChange: () => void) => () => void;
  get: () => Live<T>[];
}

/** Several listeners as one store, whose state changes identity only with one of theirs. */
function together<T>(listeners: readonly SharedListener<T>[]): Together<T> {
  let last: Live<T>[] = [];
  return {
    subscribe: (onChange) => {
      const leaves = listeners.map((listener) => listener.subscribe(onChange));
      return () => leaves.forEach((leave) => leave());
    },
    get: () => {
      const current = listeners.map((listener) => listener.get());
      const isSame = current.length === last.length && current.every((live, at) => live === last[at]);
      if (!isSame) last = current;
      return last;
    },
  };
}
