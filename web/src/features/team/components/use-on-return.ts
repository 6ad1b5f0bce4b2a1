import { useEffect } from 'react';

/** Calls `onReturn` when the user comes back from another tab or window. */
export function useOnReturn(onReturn: () => void): void {
  useEffect(() => {
    window.addEventListener('focus', onReturn);
    return () => window.removeEventListener('focus', onReturn);
  }, [onReturn]);
}
