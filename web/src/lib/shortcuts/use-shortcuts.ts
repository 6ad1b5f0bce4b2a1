import { useLayoutEffect, useRef } from 'react';
import { addShortcuts } from './active-shortcuts.ts';
import { isSingleKey, type Shortcut } from './shortcut.ts';
import { useSingleKeys } from './single-keys.ts';

/** Shortcuts of a component while it is on the screen, from the first moment that its hint is. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  const shown = shortcuts.map(({ keys, label }) => `${keys} ${label}`).join('\n');
  useLayoutEffect(() => {
    if (shown === '') return undefined;
    return addShortcuts(latest.current.map((each, at) => ({ ...each, run: () => latest.current[at]?.run() })));
  }, [shown]);
}

/** Value of `aria-keyshortcuts`: those of these keys that are on. */
export function useKeyHint(...keys: readonly string[]): string | undefined {
  const areSinglesOn = useSingleKeys();
  return keys.filter((each) => areSinglesOn || !isSingleKey(each)).join(' ') || undefined;
}
