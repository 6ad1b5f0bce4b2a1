import { fill, MESSAGES, type MessageKey } from '@trialdesk/contract/messages';
import { expect, type Locator, type Page } from '@playwright/test';

type Values = Record<string, string>;

function toast(page: Page, key: MessageKey, values: Values = {}): Locator {
  const { title, text } = MESSAGES[key];
  return page
    .getByRole('alert')
    .or(page.getByRole('status'))
    .filter({ hasText: fill(title, values) })
    .filter({ hasText: fill(text, values) });
}

export async function expectToast(page: Page, key: MessageKey, values: Values = {}): Promise<void> {
  await expect(toast(page, key, values), `the toast "${key}"`).toBeVisible();
}

/** Waits for the toast and dismisses it, so that it cannot be mistaken for the next one. */
export async function dismissToast(page: Page, key: MessageKey): Promise<void> {
  await toast(page, key).getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast(page, key)).toBeHidden();
}

/** Expects that the page fits the width of the screen, once it has been laid out. */
export async function expectNothingBeside(page: Page): Promise<void> {
  const beside = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(beside, 'pixels beside the screen').toBeLessThanOrEqual(0);
}

/** Expects the message's title and text on the page itself, not in a toast. */
export async function expectOnPage(page: Page, key: MessageKey, values: Values = {}): Promise<void> {
  const { title, text } = MESSAGES[key];
  await expect(page.getByRole('heading', { name: fill(title, values) })).toBeVisible();
  await expect(page.getByText(fill(text, values))).toBeVisible();
}

export async function selectOption(scope: Page | Locator, field: string, option: string): Promise<void> {
  await scope.getByRole('combobox', { name: field }).click();
  await scope.getByRole('option', { name: option }).click();
}

/** Expects a validation error that is linked to its field for assistive technology. */
export async function expectFieldError(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(message);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
}
