import type { Page } from '@playwright/test';
import type { RequestRecord } from '@trialdesk/contract/entities/request';
import { changeThread } from '../functions/src/testing/stored-thread.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { readyDraft, sentAnswer, type Given } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { rows, titles } from './harness/request-rows.ts';
import { expectNothingBeside, expectToast } from './harness/screen.ts';

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

const offer = (page: Page) => page.getByRole('region', { name: 'Next request' });
const next = (page: Page, title: string) => offer(page).getByRole('link', { name: `Next request: ${title}` });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A manager with drafted requests, oldest first, and one that is answered. */
async function queue(given: Given, titlesInOrder: readonly string[]) {
  const site = await given.site('Alder Clinic');
  const manager = await given.person('Site Manager', [site], { name: 'Ines Keller' });
  const requests: RequestRecord[] = [];
  for (const [at, title] of titlesInOrder.entries()) {
    const queries = [{ timestamp_created: ago(200 - at), draft: readyDraft(`An answer about: ${title}.`) }];
    requests.push(await given.request({ site, title, number: `MER-${1000 + at}`, queries }));
  }
  await given.request({ site, title: 'Wrong kit', status: 'completed', queries: [{ sent: sentAnswer('Send it.') }] });
  return { manager, requests };
}

async function send(page: Page, title: string): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  await page.getByRole('button', { name: 'Send Response' }).click();
  await expectToast(page, 'requestCompleted');
}

test('after sending, the dashboard offers the next open request of the same view, and in no other', async ({
  signIn,
  given,
}) => {
  const asked = ['Late visit', 'Lost diary', 'Thawed vials', 'Spare kit', 'Broken seal'];
  const { manager, requests } = await queue(given, asked);
  const view = '/dashboard?view=list&sort=title&tab=pending';
  const page = await signIn(manager, view);
  await expect(titles(page)).toHaveText(['Broken seal', 'Late visit', 'Lost diary', 'Spare kit', 'Thawed vials']);
  await expect(offer(page)).toHaveCount(0);
  await rows(page).filter({ hasText: 'Lost diary' }).getByRole('link').press('Enter');
  await expect(heading(page)).toHaveText('Lost diary');
  // Meanwhile somebody else answers the one that follows.
  await changeThread(requests[3]?.request_id ?? '', () => ({ status: 'completed' }));
  await page.reload();
  await send(page, 'Lost diary');
  await expect(page).toHaveURL(/\/dashboard\?view=list&sort=title&tab=pending$/);
  await expect(next(page, 'Thawed vials')).toBeFocused();
  await expect(offer(page)).toContainText('Next in this view');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await send(page, 'Thawed vials');
  await expect(next(page, 'Broken seal'), 'from the top after the last one').toBeFocused();
  await next(page, 'Broken seal').click();
  await expect(heading(page)).toHaveText('Broken seal');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/sort=title&tab=pending$/);
  await expect(next(page, 'Broken seal')).toBeVisible();

  await page.getByRole('button', { name: 'Cards', exact: true }).click();
  await page.getByRole('link', { name: 'View Details: Broken seal' }).click();
  await send(page, 'Broken seal');
  await expect(next(page, 'Late visit')).toBeFocused();
  await expectAccessible(page);
  const completed = page.getByRole('tab', { name: /^Completed/ });
  await completed.click();
  await expect(completed).toHaveAttribute('aria-selected', 'true');
  await expect(offer(page)).toHaveCount(0);

  await page.goto(view);
  await expect(titles(page)).toHaveText(['Late visit']);
  await expect(offer(page)).toHaveCount(0);
  await rows(page).filter({ hasText: 'Late visit' }).getByRole('link').press('Enter');
  await send(page, 'Late visit');
  await expect(offer(page)).toHaveText(/No other request in this view waits for an answer\./);
  await expectAccessible(page);
  await offer(page).getByRole('button', { name: 'Hide' }).click();
  await expect(offer(page)).toHaveCount(0);
});

test('a request opens from the middle of a list and returns there, after sending too; the offer fits a phone', async ({
  signIn,
  given,
}) => {
  const long = 'Question 21 has a title of many words that does not fit on one line';
  const order = Array.from({ length: 40 }, (_, at) => (at === 21 ? long : `Question ${String(at).padStart(2, '0')}`));
  const { manager } = await queue(given, order);
  const page = await signIn(manager, '/dashboard?view=list&sort=title&tab=pending');
  await page.setViewportSize({ width: 1440, height: 700 });
  const row = (title: string) => rows(page).filter({ hasText: title }).getByRole('link');
  await expect(titles(page).first()).toHaveText('Question 00');
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 800);
  await expect(row('Question 20')).toBeInViewport();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);
  await row('Question 20').press('Enter');
  await expect(heading(page)).toHaveText('Question 20');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await expect(row('Question 20'), 'focus returns to the row').toBeFocused();

  await page.keyboard.press('Enter');
  await send(page, 'Question 20');
  await expect(next(page, long)).toBeFocused();
  await expect(next(page, long)).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

  await page.setViewportSize({ width: 400, height: 800 });
  await expect(page.getByRole('list', { name: 'Requests' })).toBeVisible();
  await expect(next(page, long)).toBeInViewport();
  await expectNothingBeside(page);
  await expectAccessible(page);
});
