import { useEffect, useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

function set(next: number): void {
  count = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the count in the title of the tab, until the caller is gone. */
export function useShowUnread(unread: number): void {
  useEffect(() => {
    set(unread);
    return () => set(0);
  }, [unread]);
}

/** Begins the title of the tab: the number of unread responses, or nothing. */
export function useTitlePrefix(): string {
  const unread = useSyncExternalStore(subscribe, () => count);
  return unread === 0 ? '' : `(${unread > 99 ? '99+' : unread}) `;
}
