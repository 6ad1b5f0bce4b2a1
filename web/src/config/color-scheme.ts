import { readKept } from '../lib/storage/browser-storage.ts';
import { colorProperties } from './colors.ts';

/** Name of the copy of a person's theme, for the first paint of their next visit. */
export const MODE_NAME = 'mode';

/** Root attribute with the active scheme. */
export const SCHEME_ATTRIBUTE = 'data-color-scheme';

/** Light unless dark is stored, or "system" is stored and the system is dark. */
export function schemeFor(stored: string | null, systemIsDark: boolean): 'light' | 'dark' {
  if (stored === 'dark') return 'dark';
  return stored === 'system' && systemIsDark ? 'dark' : 'light';
}

export function applyColorScheme(): void {
  const root = document.documentElement;
  for (const [name, value] of colorProperties()) root.style.setProperty(name, value);
  const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  root.setAttribute(SCHEME_ATTRIBUTE, schemeFor(readKept('browser', MODE_NAME), systemIsDark));
}
