import { useCallback, useEffect, useState } from 'react';
import { lastActivity, noteActivity, secondsLeft } from '../../../lib/session/idle-time.ts';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;

export interface IdleSeconds {
  /** Until the sign-out; null while there is time. */
  seconds: number | null;
  /** Starts over. */
  stay: () => void;
}

/** Activity in any tab counts. During the warning only `stay` does. */
export function useIdleSeconds(minutes: number): IdleSeconds {
  const [seconds, setSeconds] = useState<number | null>(null);

  useEffect(() => {
    const left = () => secondsLeft({ last: lastActivity() ?? Date.now(), now: Date.now(), minutes });
    const check = () => setSeconds(left());
    // After a computer wakes up, the first sign may come before the next check.
    const onSign = () => {
      if (left() === null) noteActivity(Date.now());
    };
    if (lastActivity() === null) noteActivity(Date.now());
    const timer = setInterval(check, 1_000);
    for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true, passive: true });
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, onSign, { capture: true });
      document.removeEventListener('visibilitychange', check);
    };
  }, [minutes]);

  const stay = useCallback(() => {
    noteActivity(Date.now());
    setSeconds(null);
  }, []);
  return { seconds, stay };
}
