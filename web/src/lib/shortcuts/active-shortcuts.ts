import { useSyncExternalStore } from 'react';
import { isDialogOpen, isPressed, isSingleKey, takesKeys, type Shortcut } from './shortcut.ts';
import { areSingleKeysOn } from './single-keys.ts';

/** Of what is on the screen, in the order in which it came. */
let active: readonly Shortcut[] = [];

const listeners = new Set<() => void>();

function change(next: readonly Shortcut[]): void {
  if (active.length === 0) window.addEventListener('keydown', onKeyDown);
  active = next;
  if (active.length === 0) window.removeEventListener('keydown', onKeyDown);
  for (const listener of listeners) listener();
}

/** Returns how to end them. */
export function addShortcuts(shortcuts: readonly Shortcut[]): () => void {
  change([...active, ...shortcuts]);
  return () => change(active.filter((each) => !shortcuts.includes(each)));
}

/** Of shortcuts with the same keys the one that came last. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const pressed = active.findLast(({ keys }) => isPressed(keys, event));
  if (!pressed || !isAllowed(pressed, event)) return;
  event.preventDefault();
  pressed.run();
}

function isAllowed({ keys, repeats = false, fields = '*' }: Shortcut, { target, repeat }: KeyboardEvent): boolean {
  if (repeat && !repeats) return false;
  if (takesKeys(target) && !isWithin(target, fields)) return false;
  if (isSingleKey(keys)) return areSingleKeysOn() && !takesKeys(target) && !isDialogOpen();
  // A cited page is in a dialog on small screens, where its words are cited.
  return keys.startsWith('Alt+') || !isDialogOpen();
}

function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useActiveShortcuts(): readonly Shortcut[] {
  return useSyncExternalStore(subscribe, () => active);
}
