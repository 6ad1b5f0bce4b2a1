import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findOnPath } from '../find-on-path.ts';

/** Debian's name. The shell has no windows and takes a quarter less processor time. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** CHROMIUM_PATH, a headless shell, Playwright's own or an installed one. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') return named;
  const places = [findOnPath(HEADLESS_SHELL), chromium.executablePath(), ...NAMES.map(findOnPath), MAC_CHROME];
  return places.find((place) => place !== null && existsSync(place)) ?? null;
}
