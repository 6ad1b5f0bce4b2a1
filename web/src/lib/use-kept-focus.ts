import { useEffect, useRef, type FocusEvent } from 'react';

export interface KeptFocus {
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

/**
 * Keeps the keyboard in its place when what had the focus goes away in a render of the component that calls this:
 * `home` names where it goes on. The handlers belong on an element that stays around what may go.
 */
export function useKeptFocus(home: () => HTMLElement | null): KeptFocus {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) home()?.focus();
  });
  return {
    onFocus: ({ target }) => {
      focused.current = target;
    },
    // What is taken away while it has the focus tells React of no blur, so it is remembered.
    onBlur: () => {
      focused.current = null;
    },
  };
}
