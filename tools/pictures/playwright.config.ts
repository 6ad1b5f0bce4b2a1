import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/** Takes the pictures with the journeys' harness. */
export default defineConfig(journeys, {
  testDir: '.',
  testMatch: 'take-pictures.ts',
  outputDir: '../../.cache/pictures-failed',
  timeout: 120_000,
});
