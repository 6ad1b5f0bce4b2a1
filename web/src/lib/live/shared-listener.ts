import { FirebaseError } from 'firebase/app';
import type { Live } from './live.ts';

export interface Source<T> {
  /** True for the same data, so one listener serves both. */
  sameAs: (other: Source<unknown>) => boolean;
  /** Returns how to stop. Nothing is emitted after `fail`. */
  listen: (next: (data: T) => void, fail: (error: unknown) => void) => () => void;
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

const LOADING = { status: 'loading' } as const;

const entries = new Set<Entry>();

/**
 * One listener per source and session, shared by all screens. `session` keeps one person's data from the next at the
 * same browser.
 */
export function sharedListener<T>(session: string, source: Source<T>): SharedListener<T> {
  for (const entry of entries) {
    if (entry.session === session && source.sameAs(entry.source)) return entry.listener as SharedListener<T>;
  }
  const listener = createListener(source, {
    onOpen: () => entries.add(entry),
    onClose: () => entries.delete(entry),
  });
  const entry: Entry = { session, source, listener };
  entries.add(entry);
  return listener;
}

function createListener<T>(
  source: Source<T>,
  { onOpen, onClose }: { onOpen: () => void; onClose: () => void },
): SharedListener<T> {
  const subscribers = new Set<() => void>();
  let state: Live<T> = LOADING;
  let stop: (() => void) | null = null;
  // Also closes an entry whose screen was never mounted.
  let closing: ReturnType<typeof setTimeout> | undefined = setTimeout(close, LINGER);

  function set(next: Live<T>): void {
    state = next;
    for (const notify of subscribers) notify();
  }

  function open(): void {
    stop = source.listen(
      (data) => set({ status: 'ready', data }),
      (error) => set({ status: 'failed', denied: isDenial(error), retry }),
    );
  }

  function retry(): void {
    stop?.();
    set(LOADING);
    open();
  }

  function close(): void {
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
        open();
      }
      return () => {
        subscribers.delete(onChange);
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
