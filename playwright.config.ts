import { defineConfig } from '@playwright/test';
import { hangsAfterMs } from './functions/src/testing/hangs-after.ts';
import { findChromium } from './tools/browser/find-chromium.ts';
import { APPLICATION, emulatorVariables } from './tools/emulators/addresses.ts';

// Test data is written through the Admin SDK.
Object.assign(process.env, emulatorVariables);

/**
 * The journeys share the demo data. Those of one file run in order; files run in parallel, so the data they create has
 * unique names and belongs to a study. They need a running application: `npm test` starts it, or `npm start` in another
 * terminal.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/journeys',
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // Nothing here measures speed.
  timeout: hangsAfterMs(180),
  expect: { timeout: hangsAfterMs(45) },
  reporter: [['list']],
  use: {
    baseURL: APPLICATION,
    // The demo is set in the United States.
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: hangsAfterMs(45),
    navigationTimeout: hangsAfterMs(45),
    // Tracing makes journeys a third slower; run a single one with `--trace on` to debug it.
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
        // Pages are open for seconds: what V8 spends on optimising their code and on small young generations is not earned
        // back. A journey takes 15 % less processor time.
        '--js-flags=--no-maglev,--no-turbofan,--min-semi-space-size=32',
      ],
    },
  },
});
