import { FirebaseError } from 'firebase/app';
import { reportRefusal } from '../session/refusals.ts';
import type { Live } from './live.ts';
import { noteStale } from './stale.ts';

export interface Source<T> {
  /** True for the same data, so one listener serves both. */
  sameAs: (other: Source<unknown>) => boolean;
  /**
   * Returns how to stop. Data is current unless the database cannot be reached or has not confirmed it yet. `fail` may be
   * called more than once; what is emitted after it is not to be used.
   */
  listen: (next: (data: T, isCurrent: boolean) => void, fail: (error: unknown) => void) => () => void;
}

/** For `useSyncExternalStore`. */
export interface SharedListener<T> {
  subscribe: (onChange: () => void) => () => void;
  get: () => Live<T>;
}

interface Entry {
  session: string;
  source: Source<unknown>;
  listener: SharedListener<unknown>;
}

/** Milliseconds a listener outlives its last screen, so Back shows live data at once. */
const LINGER = 60_000;

/** Milliseconds until data that does not come has failed to load. */
const PATIENCE = 7_000;
/** While the connection is known to be lost. */
const PATIENCE_WHILE_LOST = 2_000;
/** When it is tried again: a connection that was lost may take 10 s until the first data comes. */
const PATIENCE_OF_RETRY = 20_000;

/** Milliseconds until a listener that the database has ended listens again; doubled each time until data comes. */
const AGAIN = 2_000;
const AGAIN_AT_MOST = 60_000;

/** Milliseconds for which Firestore may check its cache without having lost the connection. */
const GRACE = 2_000;

const LOADING = { status: 'loading' } as const;

const entries = new Set<Entry>();

/** When the connection was lost; null while there is one, or before the first. */
let lostSince: number | null = null;

/**
 * One listener per source and session, shared by all screens. `session` keeps one person's data from the next at the
 * same browser. `reconnect` is called by a retry.
 */
export function sharedListener<T>(session: string, source: Source<T>, reconnect: () => void): SharedListener<T> {
  for (const entry of entries) {
    if (entry.session === session && source.sameAs(entry.source)) return entry.listener as SharedListener<T>;
  }
  const listener = createListener(source, {
    onOpen: () => entries.add(entry),
    onClose: () => entries.delete(entry),
    reconnect,
  });
  const entry: Entry = { session, source, listener };
  entries.add(entry);
  return listener;
}

type Hooks = Record<'onOpen' | 'onClose' | 'reconnect', () => void>;

function createListener<T>(source: Source<T>, { onOpen, onClose, reconnect }: Hooks): SharedListener<T> {
  const subscribers = new Set<() => void>();
  let state: Live<T> = LOADING;
  let stop: (() => void) | null = null;
  let wasCurrent = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let pause = AGAIN;
  let again: ReturnType<typeof setTimeout> | undefined;
  // Also closes an entry whose screen was never mounted.
  let closing: ReturnType<typeof setTimeout> | undefined = setTimeout(close, LINGER);

  function note(): void {
    noteStale(subscribers, subscribers.size > 0 && state.status === 'ready' ? state.asOf : undefined);
  }

  function set(next: Live<T>): void {
    state = next;
    note();
    for (const notify of subscribers) notify();
  }

  function wait(milliseconds: number, since: number): void {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (state.status === 'loading') set({ status: 'failed', denied: false, retry });
      if (state.status !== 'ready') return;
      if (wasCurrent) lostSince ??= since;
      set({ ...state, asOf: state.asOf ?? since });
    }, milliseconds);
  }

  function receive(data: T, isCurrent: boolean): void {
    if (isCurrent) {
      clearTimeout(waiting);
      wasCurrent = true;
      lostSince = null;
      pause = AGAIN;
      set({ status: 'ready', data });
      return;
    }
    const asOf = state.status === 'ready' ? state.asOf : (lostSince ?? undefined);
    set({ status: 'ready', data, asOf });
    if (wasCurrent && asOf === undefined) wait(GRACE, Date.now());
  }

  function open(patience: number): void {
    wasCurrent = false;
    wait(patience, Date.now());
    let hasFailed = false;
    stop = source.listen(
      (data, isCurrent) => {
        if (!hasFailed) receive(data, isCurrent);
      },
      (error) => {
        if (hasFailed) return;
        hasFailed = true;
        fail(error);
      },
    );
  }

  /** The database has ended the listener. Data received earlier stays, with its age, unless it may not be read. */
  function fail(error: unknown): void {
    clearTimeout(waiting);
    stop?.();
    if (isDenial(error)) {
      // A deleted user may be denied before their own record is seen to be gone.
      reportRefusal();
      set({ status: 'failed', denied: true, retry });
      return;
    }
    if (state.status === 'ready') set({ ...state, asOf: state.asOf ?? Date.now() });
    else if (state.status === 'loading') set({ status: 'failed', denied: false, retry });
    again = setTimeout(() => open(PATIENCE_OF_RETRY), pause);
    pause = Math.min(2 * pause, AGAIN_AT_MOST);
  }

  function retry(): void {
    clearTimeout(again);
    stop?.();
    set(LOADING);
    open(PATIENCE_OF_RETRY);
    reconnect();
  }

  function close(): void {
    clearTimeout(waiting);
    clearTimeout(again);
    stop?.();
    stop = null;
    state = LOADING;
    onClose();
  }

  return {
    subscribe(onChange) {
      clearTimeout(closing);
      subscribers.add(onChange);
      if (!stop) {
        onOpen();
        open(lostSince === null ? PATIENCE : PATIENCE_WHILE_LOST);
      }
      note();
      return () => {
        subscribers.delete(onChange);
        note();
        if (subscribers.size === 0) closing = setTimeout(close, LINGER);
      };
    },
    get: () => state,
  };
}

/** Denials come as plain `FirebaseError`, not Firestore's own class. */
function isDenial(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'permission-denied';
}
