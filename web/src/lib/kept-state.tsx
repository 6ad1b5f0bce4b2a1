import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';

const KeptState = createContext<Map<string, unknown> | null>(null);

/** What screens keep in memory for their return. Ends with the screens below, so the next person starts empty. */
export function KeepState({ children }: { children: ReactNode }) {
  const [kept] = useState(() => new Map<string, unknown>());
  return <KeptState value={kept}>{children}</KeptState>;
}

/** Keep values of one type under a key. */
export function useKeptState(): Map<string, unknown> {
  const kept = useContext(KeptState);
  if (!kept) throw new Error('State is kept on signed-in screens only');
  return kept;
}

/** State that is still there when the screen opens again. */
export function useKept<T>(key: string, initial: T): [value: T, change: (of: (current: T) => T) => void] {
  const kept = useKeptState();
  const [, setVersion] = useState(0);
  const read = useCallback(() => (kept.has(key) ? kept.get(key) : initial) as T, [kept, key, initial]);
  const change = useCallback(
    (of: (current: T) => T) => {
      const current = read();
      const next = of(current);
      if (Object.is(next, current)) return;
      kept.set(key, next);
      setVersion((version) => version + 1);
    },
    [kept, key, read],
  );
  return [read(), change];
}
