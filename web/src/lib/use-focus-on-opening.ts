import { useEffect, useRef, type RefObject } from 'react';

/** Focuses an element when its page opens, unless a field has focus already. */
export function useFocusOnOpening<T extends HTMLElement>(): RefObject<T | null> {
  const place = useRef<T>(null);
  useEffect(() => {
    // The browser restores the scroll position itself.
    if (!document.activeElement?.matches('input, textarea')) place.current?.focus({ preventScroll: true });
  }, []);
  return place;
}
