import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/browser/find-chromium.ts';
import { APPLICATION, emulatorVariables } from './tools/emulators/addresses.ts';

// What stands in the database before a journey begins is written through the Admin SDK.
Object.assign(process.env, emulatorVariables);

/**
 * The journeys share one set of demo data. Those of one file go one after the other; those of two files keep out of each
 * other's way: what they make has names of its own, and what they file belongs to a study. They expect the application
 * to run already: `npm test` sees to that, or an `npm start` in another terminal.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: APPLICATION,
    // The demo's people are in the United States, and so are its dates.
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    // Recording costs every journey a third of its time; `--trace on` with one journey shows what happened in it.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
