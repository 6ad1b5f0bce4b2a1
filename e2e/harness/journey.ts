import { test as base, expect, type Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../tools/demo/accounts.ts';
import { unexpected, watch, type Faults } from './faults.ts';

export { expect };

/** One of the demo's people. */
export type Person = keyof typeof DEMO_ACCOUNTS;

interface Journey {
  /** A browser of their own for one of the demo's people, signed in and on the page where that leads. */
  signIn: (person: Person) => Promise<Page>;
  /** Says that the journey causes this fault on purpose, as one about a failing server does. */
  expectFault: (pattern: RegExp) => void;
  faults: Faults;
}

/** A test of a person's journey. It fails for a fault that the person would not see: see `watch`. */
export const test = base.extend<Journey>({
  faults: [
    async ({}, use) => {
      const faults: Faults = { seen: [], expected: [] };
      await use(faults);
      expect(unexpected(faults), 'nothing went wrong behind the screen').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, faults }, use) => {
    watch(page, faults);
    await use(page);
  },
  expectFault: async ({ faults }, use) => {
    await use((pattern) => faults.expected.push(pattern));
  },
  signIn: async ({ browser, faults }, use) => {
    const pages: Page[] = [];
    await use(async (person) => {
      const page = await (await browser.newContext()).newPage();
      pages.push(page);
      watch(page, faults);
      await page.goto('/login');
      await page.getByLabel('Email').fill(DEMO_ACCOUNTS[person].email);
      await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
      await page.keyboard.press('Enter');
      await page.waitForURL(/dashboard$/);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
  },
});
