import type { Locator, Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../tools/demo/accounts.ts';
import { draftedRequest, editor, reviewPath } from './harness/drafted-request.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { sentAnswer } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { expectToast } from './harness/screen.ts';

const PHONE = { width: 400, height: 420 };

const toasts = (page: Page) => page.locator('.td-toast');

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${String(part)} is not on the screen`);
  return box;
}

async function isCovered(toast: Locator, part: Locator): Promise<boolean> {
  const [one, other] = await Promise.all([boxOf(toast), boxOf(part)]);
  return (
    Math.min(one.x + one.width, other.x + other.width) > Math.max(one.x, other.x) &&
    Math.min(one.y + one.height, other.y + other.height) > Math.max(one.y, other.y)
  );
}

async function expectUncovered(page: Page, ...parts: Locator[]): Promise<void> {
  for (const part of parts) {
    await expect(part).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() => isCovered(toasts(page), part), { message: `${String(part)} is not covered`, timeout: 1_500 })
      .toBe(false);
  }
}

/** Scrolls so that the part is at the upper edge of the screen, where toasts are first. */
async function scrollToTop(part: Locator): Promise<void> {
  await part.evaluate((element) => {
    document.body.style.paddingBottom = '100vh';
    window.scrollBy(0, element.getBoundingClientRect().top - 12);
  });
  await expect.poll(async () => (await boxOf(part)).y).toBeLessThan(40);
}

test('toasts cover no work: they are over the sidebar, on phones between the menu button and the bell', async ({
  signIn,
}) => {
  const page = await signIn('researcher');
  await page.getByRole('link', { name: 'Documents' }).click();
  await expectToast(page, 'teamOnly');
  const toast = page.getByRole('alert').filter({ hasText: 'For the research team' });
  const box = await toast.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(264);
  await page.setViewportSize({ width: 400, height: 800 });
  await expect.poll(async () => (await toast.boundingBox())?.y ?? 800).toBeLessThan(60);
  const [narrow, menu, bell] = await Promise.all(
    [toast, page.getByRole('button', { name: 'Open menu' }), page.getByRole('button', { name: /^Notifications/ })].map(
      (part) => part.boundingBox(),
    ),
  );
  expect(narrow?.x ?? 0).toBeGreaterThanOrEqual((menu?.x ?? 400) + (menu?.width ?? 0));
  expect((narrow?.x ?? 400) + (narrow?.width ?? 0)).toBeLessThanOrEqual(bell?.x ?? 0);
  await expectAccessible(page);
});

test('on phones a toast leaves the field in use and the button below it visible', async ({ page, expectFault }) => {
  expectFault(/status of 400.*signInWithPassword/);
  await page.setViewportSize(PHONE);
  await page.goto('/login');
  await page.getByLabel('Email').fill(DEMO_ACCOUNTS.manager.email);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('not-the-password');
  await scrollToTop(password);
  await page.keyboard.press('Enter');
  await expectToast(page, 'loginFailed');
  await expect(password).toBeFocused();
  expect((await boxOf(toasts(page))).height).toBeLessThanOrEqual(64);
  await expectUncovered(page, password, page.getByRole('button', { name: 'Sign in' }));
  await expectAccessible(page);
});

test('on phones a toast moves off the button of a question that could not be sent', async ({
  signIn,
  given,
  failing,
}) => {
  const site = await given.site();
  const sent = { status: 'completed' as const, queries: [{ sent: sentAnswer('Yes, please.') }] };
  const { request_id } = await given.request({ site, title: 'Late visit', ...sent });
  const page = await signIn(await given.person('Clinical Researcher', [site]), `/site-request/${request_id}`);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Ask Follow-up Question' }).click();
  await page.getByRole('textbox', { name: 'Follow-up question' }).fill('And after five days?');
  await failing(page, 'POST /api/v1/requests/*/queries', { status: 500 });
  const submit = page.getByRole('button', { name: 'Submit Question' });
  await submit.click();
  await expectToast(page, 'followUpFailed');
  await expectUncovered(page, submit);
  await scrollToTop(submit);
  await expectUncovered(page, submit);
});

test('on phones a toast leaves the bar that sends an answer visible', async ({ signIn, given }) => {
  const { request, manager } = await draftedRequest(given);
  const page = await signIn(manager, reviewPath(request));
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Edit Response' }).click();
  await editor(page).fill('Two days late is fine. [1]');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expectToast(page, 'editSaved');
  await expectUncovered(page, page.getByRole('button', { name: 'Send Response' }));
});
