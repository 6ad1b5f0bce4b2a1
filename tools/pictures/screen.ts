import type { Page } from '@playwright/test';
import type { Given } from '../../e2e/harness/given.ts';
import type { Person } from '../../e2e/harness/journey.ts';

export interface Screen {
  name: string;
  /** Null when nobody is signed in. */
  person: Person | null;
  path: string;
  /** Leads from the page to the state to be shown. */
  reach?: (page: Page) => Promise<unknown>;
  /** Before the page is opened; returns its path if that depends on data. */
  prepare?: (page: Page | null, given: Given) => Promise<string | undefined>;
  /** The connection to the database is cut. */
  isCutOff?: true;
}

export const click = (role: 'button' | 'tab' | 'link', name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name }).first().click();

export const open = (address: string) => async (page: Page) => {
  await page.locator(`a[href^="${address}"]`).first().click();
  await page.getByRole('article').first().waitFor({ timeout: 30_000 });
};

export const press = (keys: string) => async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press(keys);
  await page.getByRole('dialog').first().waitFor();
};

/** The first request of the list, then what leads further. */
export const inRequest = (address: string, then: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await open(address)(page);
  await then(page);
};

interface Typing {
  type: () => Promise<unknown>;
  /** That what was typed is restored. */
  notice: string;
}

/** Types something and comes back to the page, unless that has been done before. */
export async function returned(page: Page, { type, notice }: Typing): Promise<void> {
  const restored = page.getByText(notice);
  await page
    .getByRole('textbox')
    .or(page.getByRole('button', { name: 'Edit Response' }))
    .first()
    .waitFor();
  if (!(await restored.isVisible())) {
    await type();
    await page.reload();
  }
  await restored.waitFor();
}
