import { test as base, expect, type BrowserContext, type Page, type Route, type TestInfo } from '@playwright/test';
import type { User } from '@trialdesk/contract/entities/user';
import { watchChannels } from './channels.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../tools/demo/accounts.ts';
import { unexpectedFaults, watchForFaults, type Faults } from './faults.ts';
import { Given } from './given.ts';
import { PAGE_SHOWN } from '../../tools/test/count-reports.ts';
import { signedInState } from './signed-in-state.ts';

export { expect };

/** A demo account. */
export type Person = keyof typeof DEMO_ACCOUNTS;

/** Status and optional body of a failed call, or no response at all. */
type Failure = { status: number; body?: { detail: string; code: string } } | 'no response';

interface Journey {
  /** Opens a separate browser context, signed in, at this path or else at the role's dashboard. */
  signIn: (person: Person | Pick<User, 'email'>, path?: string) => Promise<Page>;
  /** Makes calls of a method and path fail until `restore` is called. */
  failing: (page: Page, call: string, failure: Failure) => Promise<{ restore: () => void }>;
  /** Declares a fault the test causes on purpose. */
  expectFault: (pattern: RegExp) => void;
  /** Test data that lasts for the duration of the test. */
  given: Given;
  faults: Faults;
}

/** The content of a page says within these what is wrong with it. */
const MOST_LINES_SHOWN = 25;

/** Attaches the address and the first elements of a page whose test has failed, without its navigation. */
async function attachShown(page: Page, info: TestInfo): Promise<void> {
  if (info.errors.length === 0 || page.isClosed()) return;
  const elements = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5_000 })
    .catch(() => 'nothing');
  const lines = elements.split('\n').filter((line) => !line.includes('/url:'));
  const content = Math.max(
    0,
    lines.findIndex((line) => /^- (?:main|dialog)/.test(line)),
  );
  const body = [page.url(), ...lines.slice(content, content + MOST_LINES_SHOWN)].join('\n');
  await info.attach(PAGE_SHOWN, { body, contentType: 'text/plain' });
}

/** Empties all pages and ends their listeners. What happens after the end of a test is not its fault. */
async function leave(context: BrowserContext, endChannels: () => Promise<void>): Promise<void> {
  for (const page of context.pages()) {
    page.removeAllListeners();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('about:blank', { waitUntil: 'commit' });
  }
  await endChannels();
}

/** Test with fixtures for user journeys. Also fails on faults the user would not see, see `watchForFaults`. */
export const test = base.extend<Journey>({
  faults: [
    async ({}, use) => {
      const faults: Faults = { seen: [], expected: [] };
      await use(faults);
      expect(unexpectedFaults(faults), 'no unexpected faults').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, faults }, use, info) => {
    const endChannels = watchChannels(page.context());
    watchForFaults(page, faults);
    await use(page);
    await attachShown(page, info);
    await leave(page.context(), endChannels);
  },
  expectFault: async ({ faults }, use) => {
    await use((pattern) => faults.expected.push(pattern));
  },
  given: [
    async ({}, use) => {
      const given = new Given();
      await use(given);
      await given.end();
    },
    // Is there before a page, so that the page is closed before its data is deleted.
    { auto: true },
  ],
  signIn: async ({ browser, faults, given }, use, info) => {
    await use(async (person, path) => {
      const { email } = typeof person === 'string' ? DEMO_ACCOUNTS[person] : person;
      const context = await browser.newContext({ storageState: await signedInState(email, DEMO_PASSWORD) });
      const endChannels = watchChannels(context);
      const page = await context.newPage();
      given.onEnd(async () => {
        await attachShown(page, info);
        await leave(context, endChannels);
        // Close the browser before its data is deleted.
        await context.close();
      });
      watchForFaults(page, faults);
      await page.goto(path ?? '/login');
      if (path === undefined) await page.waitForURL(/dashboard$/);
      return page;
    });
  },
  failing: async ({ expectFault }, use) => {
    await use(async (page, call, failure) => {
      const [method = '', address = ''] = call.split(' ');
      const pattern = new RegExp(`${address.replace(/[.?]/g, '\\$&').replace(/\*/g, '[^/?]+')}(\\?.*)?$`);
      let isRestored = false;
      const fail = (route: Route) => {
        if (isRestored || route.request().method() !== method) return route.fallback();
        if (failure === 'no response') return route.abort('connectionfailed');
        return route.fulfill({ status: failure.status, json: failure.body ?? {} });
      };
      expectFault(new RegExp(`Failed to load resource.*\\(.*${pattern.source.replace(/\$$/, '\\)$')}`));
      await page.route(pattern, fail);
      // Stays in place: a route that is removed while a page loads ends the interception of all its requests.
      return {
        restore: () => {
          isRestored = true;
        },
      };
    });
  },
});
