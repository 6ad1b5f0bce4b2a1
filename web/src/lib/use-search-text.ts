import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';

/** Milliseconds; browsers refuse frequent updates of the address. */
const PAUSE = 250;

const NONE: readonly string[] = [];

/** Kept in the address under `name`, for links and Back. What is kept under `resets` is for the earlier text only. */
export function useSearchText(name: string, resets = NONE): [text: string, setText: (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const kept = params.get(name) ?? '';
  const [text, setText] = useState(kept);
  const [lastKept, setLastKept] = useState(kept);
  // Typing replaces the address; a step back or a link brings a text of its own.
  const isElsewhere = useNavigationType() !== NavigationType.Replace;

  if (kept !== lastKept) {
    setLastKept(kept);
    if (isElsewhere) setText(kept);
  }

  useEffect(() => {
    if (text === kept) return undefined;
    const timer = setTimeout(() => {
      // Parameters set a moment ago may not be rendered yet.
      const next = new URLSearchParams(window.location.search);
      for (const other of resets) next.delete(other);
      if (text === '') next.delete(name);
      else next.set(name, text);
      setParams(next, { replace: true });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, kept, name, resets, setParams]);

  return [text, setText];
}
