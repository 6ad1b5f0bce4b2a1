export interface Shortcut {
  /** As in `aria-keyshortcuts`: `J`, `?`, `Alt+N`, `Alt+Shift+N`, `Control+Enter`. Control is also Command. */
  keys: string;
  /** What it does, for the list of shortcuts. */
  label: string;
  run: () => void;
  /** Whether it runs again while the key is held. */
  repeats?: boolean;
  /** Selector of the text fields in which it works; in all when absent. Keys without a modifier work in none. */
  fields?: string;
  /** On every page. */
  isGlobal?: boolean;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Without Control, Alt or Command: can be pressed, or dictated, by accident (WCAG 2.1.4). */
export function isSingleKey(keys: string): boolean {
  return !keys.includes('+');
}

export function isPressed(keys: string, event: Pressed): boolean {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  const hasAlt = parts.includes('Alt');
  if (event.altKey !== hasAlt || (event.ctrlKey || event.metaKey) !== parts.includes('Control')) return false;
  const hasShift = parts.includes('Shift');
  // Where a sign is on the keyboard differs, so Shift belongs to it.
  const mayHaveShift = hasShift || (isSingleKey(keys) && !/^\w$/.test(key));
  if (event.shiftKey ? !mayHaveShift : hasShift) return false;
  // With Alt, a Mac types another letter.
  return hasAlt ? event.code === `Key${key}` : event.key.toUpperCase() === key.toUpperCase();
}

const TEXT_TYPES = ['text', 'search', 'email', 'password', 'number', 'tel', 'url', 'date', 'time'];

/** Whether keys are text there, or choose an option by its first letter. */
export function takesKeys(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return TEXT_TYPES.includes(target.type);
  return target.isContentEditable || target.matches('textarea, select, [role="combobox"], [role="textbox"]');
}

export function isDialogOpen(): boolean {
  return document.querySelector('.MuiModal-root') !== null;
}
