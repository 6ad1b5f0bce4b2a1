import { useEffect, useRef, type FocusEvent } from 'react';

export interface KeptFocus {
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

/**
 * Moves the focus to `home` when the focused element is removed in a render of the calling component. Put the handlers
 * on an ancestor that stays.
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
    // Removing a focused element fires no blur, so it stays remembered.
    onBlur: () => {
      focused.current = null;
    },
  };
}
