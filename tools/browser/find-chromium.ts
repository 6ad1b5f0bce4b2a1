import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { onPath } from '../on-path.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The browser for the journeys: the one that CHROMIUM_PATH names, Playwright's own, or one on this machine; else null. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') return named;
  const places = [chromium.executablePath(), ...NAMES.map(onPath), MAC_CHROME];
  return places.find((place) => place !== null && existsSync(place)) ?? null;
}
