import type { Locator, Page } from '@playwright/test';
import { demoStudy } from './harness/demo-study.ts';
import { draftedRequest, PROTOCOL, protocolQuote, reviewPath } from './harness/drafted-request.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { readyDraft, sentAnswer, type Given } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { expectNothingBeside } from './harness/screen.ts';

/** A draft with two quotes of one page and one of another, all of which are there. */
async function wellCited(given: Given) {
  const quote = await protocolQuote();
  const citations = [
    { ...quote, number: 1 },
    { ...quote, number: 2, text_snippet: 'Fernhollow Therapeutics' },
    { ...quote, number: 3, page: 2 },
  ];
  const site = await given.site('Harrow Clinic');
  const draft = readyDraft(
    'Three days late is fine. [1]\nFour are not. [2]\nAsk the sponsor about five. [3]',
    citations,
  );
  const request = await given.request({
    site,
    study: await demoStudy('LANTERN-3'),
    title: 'Late visit',
    queries: [{ draft }],
  });
  return { request, manager: await given.person('Site Manager', [site]) };
}

async function expectWhollyInView(page: Page, ...parts: Locator[]) {
  const { height = 0 } = page.viewportSize() ?? {};
  for (const part of parts) {
    const box = await part.boundingBox();
    expect(box, String(part)).not.toBeNull();
    expect(box?.y, String(part)).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0), String(part)).toBeLessThanOrEqual(height);
  }
}

/** That no name beside the conversation is cut off. */
async function expectAllTabs(page: Page) {
  const list = page.getByRole('tablist', { name: 'Beside the conversation' });
  await expect(list.getByRole('tab', { name: 'Study at a glance' })).toBeVisible();
  const { clientWidth, scrollWidth } = await list.evaluate(({ clientWidth, scrollWidth }) => ({
    clientWidth,
    scrollWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

test('shows question, answer, source page and Send at once', async ({ signIn, given }) => {
  const { request, manager } = await wellCited(given);
  const page = await signIn(manager, reviewPath(request));
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('link', { name: 'Citation 2' })).toBeVisible();
  await page.getByRole('link', { name: 'Citation 2' }).click();
  const panel = page.getByRole('region', { name: PROTOCOL });
  const mark = panel.locator('.td-pdf-mark[data-kind="quote"]').first();
  await expect(mark).toBeInViewport();
  await expect(panel.locator('.td-pdf-mark[data-kind="other"]').first()).toBeVisible();
  await expectWhollyInView(
    page,
    page.getByText('May the dose be given three days after the window has closed?'),
    page.getByText('Ask the sponsor about five.'),
    mark,
    page.getByRole('button', { name: 'Send Response' }),
  );
  await expect(page.getByText('Three days late is fine.'), 'each statement once').toHaveCount(1);
  await expectAccessible(page);
});

test('steps through the citations by key and scrolls through the pages', async ({ signIn, given }) => {
  const { request, manager } = await wellCited(given);
  const page = await signIn(manager, reviewPath(request));
  await expect(page.getByRole('link', { name: 'Citation 1' })).toBeVisible();
  const panel = page.getByRole('region', { name: PROTOCOL });
  await page.keyboard.press('Alt+n');
  await expect(page.getByText('1 of 3', { exact: true })).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Page 1' })).toBeFocused();
  await expect(panel.locator('canvas').first()).toBeVisible();
  await page.keyboard.press('Alt+p');
  await expect(page.getByText('3 of 3', { exact: true })).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Page 2' })).toBeVisible();
  const pages = panel.getByRole('region', { name: /^Page \d+$/ });
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('PageDown');
  await expect(pages).toHaveAttribute('aria-label', /^Page [3-9]$/);
  await pages.hover();
  await page.mouse.wheel(0, -10_000);
  await expect(pages).toHaveAttribute('aria-label', 'Page 1');
  expect(await panel.locator('canvas').count(), 'only pages near the view are drawn').toBeLessThan(6);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectAllTabs(page);
  await page.getByRole('tab', { name: 'Study at a glance' }).click();
  await page.getByRole('tab', { name: 'Source' }).click();
  await expect(pages).toBeVisible();
});

test('keeps the line that is typed above the bar', async ({ signIn, given }) => {
  const { request, manager } = await draftedRequest(given);
  const page = await signIn(manager, reviewPath(request));
  await page.getByRole('button', { name: 'Edit Response' }).click();
  const editor = page.getByLabel('Response', { exact: true });
  await editor.press('Control+End');
  const bar = page.locator('[data-lower-bar]');
  const lowerEdge = async () => {
    const [text, over] = [await editor.boundingBox(), await bar.boundingBox()];
    return (text?.y ?? 0) + (text?.height ?? 0) - (over?.y ?? 0);
  };
  for (let lines = 0; lines < 40; lines++) await editor.press('Enter');
  await expect.poll(lowerEdge).toBeLessThanOrEqual(0);
});

test('has question, answer, source and Send under one thumb on a phone', async ({ signIn, given }) => {
  const { request, manager } = await draftedRequest(given, [{ sent: sentAnswer('Please wait a day. '.repeat(40)) }]);
  const page = await signIn(manager, reviewPath(request));
  await page.setViewportSize({ width: 400, height: 800 });
  const send = page.getByRole('button', { name: 'Send Response' });
  const bar = page.getByRole('navigation', { name: 'On this screen' });
  const [question, answer, source, evaluate] = ['Question', 'Answer', 'Source', 'Evaluate'].map((name) =>
    bar.getByRole('button', { name }),
  );
  if (!question || !answer || !source || !evaluate) throw new Error('The bar leads to four places');
  await expect(send).toBeVisible();
  for (const target of [question, answer, source, evaluate, send]) {
    const box = await target.boundingBox();
    expect(box?.y, 'in the lower fifth of the screen').toBeGreaterThan(640);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await expectNothingBeside(page);
  await expectAllTabs(page);
  await evaluate.click();
  await expect(page.getByRole('heading', { name: 'Evaluate and Send Response' })).toBeInViewport();
  await answer.click();
  await expect(page.getByRole('heading', { name: 'Generated Answer' })).toBeInViewport();
  await question.click();
  await expect(page.getByRole('heading', { name: 'Question 2', level: 2 })).toBeInViewport();
  await expectAccessible(page);
  await source.click();
  const dialog = page.getByRole('dialog', { name: PROTOCOL });
  await expect(dialog.locator('.td-pdf-mark').first()).toBeInViewport();
  expect((await dialog.boundingBox())?.width).toBe(400);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(source).toBeFocused();
});
