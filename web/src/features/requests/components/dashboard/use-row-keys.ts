import type { RefObject } from 'react';
import { useShortcuts } from '../../../../lib/shortcuts/use-shortcuts.ts';
import { LINK } from './use-opening.ts';

/** Height of the header that sticks to the top of the list. */
const HEADER = 30;

/** J and K go from request to request, O opens one. Each is in an element with `data-index`. */
export function useRowKeys(around: RefObject<HTMLElement | null>): void {
  const links = () => [...(around.current?.querySelectorAll<HTMLElement>(LINK) ?? [])];
  const firstShown = () => links().find((link) => link.getBoundingClientRect().top >= HEADER);
  const step = (by: 1 | -1) => {
    const all = links();
    const at = all.findIndex(isFocusIn);
    const next = at === -1 ? firstShown() : all[at + by];
    next?.focus({ preventScroll: true });
    (next?.closest('article') ?? next)?.scrollIntoView({ block: 'nearest' });
  };
  useShortcuts([
    { keys: 'J', label: 'Next request', run: () => step(1), repeats: true },
    { keys: 'K', label: 'Previous request', run: () => step(-1), repeats: true },
    {
      keys: 'O',
      label: 'Open the request, at first the top one',
      run: () => (links().find(isFocusIn) ?? firstShown())?.click(),
    },
  ]);
}

function isFocusIn(link: HTMLElement): boolean {
  return link.closest('[data-index]')?.contains(document.activeElement) ?? false;
}
