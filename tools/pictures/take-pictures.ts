import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/harness/journey.ts';
import { FOLDER, fileName, THEMES, WIDTHS } from './shapes.ts';
import { SCREENS } from './screens.ts';

const DATABASE = '**/google.firestore.v1.Firestore/**';

/** Past this, a page is scrolled rather than looked at. */
const HIGHEST = 2_400;

for (const { name, person, path: address, reach, prepare, isCutOff } of SCREENS) {
  test(name, async ({ page: visitor, signIn, given, expectFault }) => {
    expectFault(/./);
    const start = (await prepare?.(null, given)) ?? address;
    const page = person === null ? visitor : await signIn(person, isCutOff ? '/settings' : start);
    if (person === null) await page.goto(start);
    if (isCutOff) {
      await page.route(DATABASE, (route) => route.abort('connectionfailed'));
      await page.goto(start);
      await page.getByRole('main').getByRole('button', { name: 'Try Again' }).waitFor({ timeout: 30_000 });
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width === 400 ? 800 : 900 });
      // What is open on a phone may close on a wider screen.
      if (reach) await page.goto(start);
      await settled(page);
      await reach?.(page);
      await settled(page);
      for (const theme of THEMES) {
        await page.locator('html').evaluate((html, scheme) => html.setAttribute('data-color-scheme', scheme), theme);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        // The picture of a whole page loses how far an open document is scrolled.
        const fullPage = height <= HIGHEST && !(await page.locator('[data-pdf-pages]').first().isVisible());
        await unstick(page, fullPage);
        await page.screenshot({ path: path.join(FOLDER, fileName(name, theme, width)), fullPage });
      }
    }
  });
}

/** Of a whole page: what stays where it is while the page scrolls would be in the middle. */
async function unstick(page: Page, isWhole: boolean): Promise<void> {
  await page.evaluate((whole) => {
    if (whole) window.scrollTo(0, 0);
    for (const bar of document.querySelectorAll<HTMLElement>('[data-lower-bar]'))
      bar.style.position = whole ? 'static' : '';
  }, isWhole);
}

/** Nothing loads any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('status', { name: /^(Loading|Searching)/ })).toHaveCount(0, { timeout: 20_000 });
  // Parts of a page load after it.
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0, { timeout: 20_000 });
}
