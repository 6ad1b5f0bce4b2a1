import { colorProperties } from './colors.ts';

/** Where MUI keeps the chosen mode; read before it starts, so that the first paint is already right. */
export const MODE_KEY = 'td-mode';

/** Attribute of the root element that holds the scheme in force. */
export const SCHEME_ATTRIBUTE = 'data-color-scheme';

/** The scheme for a stored choice; light unless dark was chosen, or the system decides and is dark. */
export function schemeFor(stored: string | null, systemIsDark: boolean): 'light' | 'dark' {
  if (stored === 'dark') return 'dark';
  return stored === 'system' && systemIsDark ? 'dark' : 'light';
}

/** Puts the palette and the chosen scheme on the root element. */
export function applyColorScheme(): void {
  const root = document.documentElement;
  for (const [name, value] of colorProperties()) root.style.setProperty(name, value);
  const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  root.setAttribute(SCHEME_ATTRIBUTE, schemeFor(window.localStorage.getItem(MODE_KEY), systemIsDark));
}
