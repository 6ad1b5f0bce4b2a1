import { useEffect, useState } from 'react';
import { isReachable } from './is-reachable.ts';

/** Milliseconds between two looks for the connection. Not every browser and network says that it is back. */
const LOOK_AGAIN = 3_000;

/**
 * Whether the application's own server cannot be reached; null until known. False where it does not matter. Calls
 * `onBack` once it is reached again.
 */
export function useIsOffline(matters: boolean, onBack?: () => void): boolean | null {
  const [isOffline, setIsOffline] = useState<boolean | null>(matters ? null : false);
  useEffect(() => {
    if (!matters) return undefined;
    let timer: number | undefined;
    let hasLeft = false;
    let wasOffline = false;
    const look = async () => {
      const reachable = await isReachable();
      if (hasLeft) return;
      if (!reachable) {
        wasOffline = true;
        setIsOffline(true);
        timer = window.setTimeout(() => void look(), LOOK_AGAIN);
      } else if (wasOffline) onBack?.();
      else setIsOffline(false);
    };
    void look();
    return () => {
      hasLeft = true;
      window.clearTimeout(timer);
    };
  }, [matters, onBack]);
  return isOffline;
}
