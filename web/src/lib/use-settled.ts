import { useEffect, useState } from 'react';

/** Milliseconds without a change. */
const PAUSE = 250;

/** The text once it is no longer being typed. */
export function useSettled(text: string, pause = PAUSE): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return settled;
}
