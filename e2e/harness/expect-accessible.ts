import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const SCHEME = 'data-color-scheme';

/** axe finds nothing to complain of on the page as it stands, in either theme; otherwise says what and where. */
export async function expectAccessible(page: Page): Promise<void> {
  const root = page.locator('html');
  const chosen = (await root.getAttribute(SCHEME)) ?? 'light';
  for (const scheme of chosen === 'dark' ? ['dark', 'light'] : ['light', 'dark']) {
    await root.evaluate((element, [name, value]) => element.setAttribute(name, value), [SCHEME, scheme] as const);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    expect(found, `what axe finds on ${page.url()} in the ${scheme} theme`).toEqual([]);
  }
  await root.evaluate((element, [name, value]) => element.setAttribute(name, value), [SCHEME, chosen] as const);
}
