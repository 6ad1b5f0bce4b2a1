import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const SCHEME = 'data-color-scheme';

/** Expects no axe violations in either theme. */
export async function expectAccessible(page: Page): Promise<void> {
  const chosen = (await page.locator('html').getAttribute(SCHEME)) ?? 'light';
  await expectNoViolations(page, builder(page));
  // Themes only differ in colours.
  await showScheme(page, chosen === 'dark' ? 'light' : 'dark');
  await expectNoViolations(page, builder(page).withRules(['color-contrast']));
  await showScheme(page, chosen);
}

/**
 * In the page itself: the application has no frames of other origins, for which the builder otherwise opens a page of its
 * own each time.
 */
function builder(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

function showScheme(page: Page, scheme: string): Promise<void> {
  return page
    .locator('html')
    .evaluate((element, [name, value]) => element.setAttribute(name, value), [SCHEME, scheme] as const);
}

async function expectNoViolations(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  const scheme = (await page.locator('html').getAttribute(SCHEME)) ?? 'no';
  expect(found, `axe violations on ${page.url()} in the ${scheme} theme`).toEqual([]);
}
