import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';

/** How long typing rests before the address follows, in ms; browsers refuse addresses that change too often. */
const PAUSE = 250;

/** A text that is typed, and kept in the address under `name`, so that a link and the Back button keep it. */
export function useSearchText(name: string): [text: string, setText: (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const kept = params.get(name) ?? '';
  const [text, setText] = useState(kept);
  const [lastKept, setLastKept] = useState(kept);
  const isStep = useNavigationType() === NavigationType.Pop;

  if (kept !== lastKept) {
    setLastKept(kept);
    if (isStep) setText(kept);
  }

  useEffect(() => {
    if (text === kept) return undefined;
    const timer = setTimeout(() => {
      // What else has just been put into the address may not have been rendered yet; it must stay.
      const next = new URLSearchParams(window.location.search);
      if (text === '') next.delete(name);
      else next.set(name, text);
      setParams(next, { replace: true });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, kept, name, setParams]);

  return [text, setText];
}
