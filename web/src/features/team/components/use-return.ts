import { useEffect } from 'react';

/** Calls `onReturn` when the person comes back to the page from another tab or window. */
export function useReturn(onReturn: () => void): void {
  useEffect(() => {
    window.addEventListener('focus', onReturn);
    return () => window.removeEventListener('focus', onReturn);
  }, [onReturn]);
}
