import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useKeptState } from './kept-state.tsx';

/** Addresses of one session in this tab. */
interface Visits {
  /** By position in the browser's history. */
  at: Map<number, string>;
  /** Path with its latest query. */
  latest: Map<string, string>;
}

const KEY = 'visits';

function useKeptVisits(): Visits {
  const kept = useKeptState();
  if (!kept.has(KEY)) kept.set(KEY, { at: new Map(), latest: new Map() } satisfies Visits);
  return kept.get(KEY) as Visits;
}

/** Position in the browser's history, as the router counts it. */
function position(): number {
  const state = window.history.state as { idx?: number } | null;
  return state?.idx ?? 0;
}

/** Notes each address that is opened, for `useGoBack`. */
export function useNoteVisits(): void {
  const { pathname, search } = useLocation();
  const visits = useKeptVisits();
  useEffect(() => {
    visits.at.set(position(), pathname);
    visits.latest.set(pathname, pathname + search);
  }, [visits, pathname, search]);
}

/** Returns to a page as it was left: its tab, search, page and, if it is the page before, place. */
export function useGoBack(to: string): () => void {
  const visits = useKeptVisits();
  const navigate = useNavigate();
  const path = to.split('?')[0] ?? to;
  return () => {
    // Then the browser's Back shows it.
    const isStep = visits.at.get(position() - 1) === path;
    const address = to === path ? (visits.latest.get(path) ?? to) : to;
    void (isStep ? navigate(-1) : navigate(address));
  };
}
