import { useEffect, useRef, type FocusEvent } from 'react';

export interface KeptFocus {
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

/**
 * Moves focus to `home` when a render of the caller removes the focused element. Put the handlers on an ancestor that
 * stays.
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
    // Removal fires no blur, so the element stays remembered.
    onBlur: () => {
      focused.current = null;
    },
  };
}
