import { test as base, expect, type Page, type Route } from '@playwright/test';
import type { User } from '@trialdesk/contract/entities/user';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../tools/demo/accounts.ts';
import { unexpected, watch, type Faults } from './faults.ts';
import { Given } from './given.ts';
import { signedInState } from './signed-in-state.ts';

export { expect };

/** One of the demo's people. */
export type Person = keyof typeof DEMO_ACCOUNTS;

/** How a call fails: with this status and, where the server says something, this body; or without any answer. */
export type Failure = { status: number; body?: { detail: string; code: string } } | 'no answer';

interface Journey {
  /**
   * A browser of their own for somebody, signed in and on this page; without a path on the one where signing in leads.
   */
  signIn: (person: Person | Pick<User, 'email'>, path?: string) => Promise<Page>;
  /** Makes the calls of this method and address fail until `mend` is called. */
  failing: (page: Page, call: string, failure: Failure) => Promise<{ mend: () => Promise<void> }>;
  /** Says that the journey causes this fault on purpose, as one about a failing server does. */
  expectFault: (pattern: RegExp) => void;
  /** What stands in the database before the journey begins, for as long as it lasts. */
  given: Given;
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
  given: async ({}, use) => {
    const given = new Given();
    await use(given);
    await given.end();
  },
  signIn: async ({ browser, faults, given }, use) => {
    await use(async (person, path) => {
      const { email } = typeof person === 'string' ? DEMO_ACCOUNTS[person] : person;
      const context = await browser.newContext({ storageState: await signedInState(email, DEMO_PASSWORD) });
      // The browser goes before what it shows is taken away.
      given.later(() => context.close());
      const page = await context.newPage();
      watch(page, faults);
      await page.goto(path ?? '/login');
      if (path === undefined) await page.waitForURL(/dashboard$/);
      return page;
    });
  },
  failing: async ({ expectFault }, use) => {
    await use(async (page, call, failure) => {
      const [method = '', address = ''] = call.split(' ');
      const pattern = new RegExp(`${address.replace(/[.?]/g, '\\$&').replace(/\*/g, '[^/?]+')}(\\?.*)?$`);
      const fail = (route: Route) => {
        if (route.request().method() !== method) return route.fallback();
        if (failure === 'no answer') return route.abort('connectionfailed');
        return route.fulfill({ status: failure.status, json: failure.body ?? {} });
      };
      expectFault(new RegExp(`Failed to load resource.*\\(.*${pattern.source.replace(/\$$/, '\\)$')}`));
      await page.route(pattern, fail);
      return { mend: () => page.unroute(pattern, fail) };
    });
  },
});
