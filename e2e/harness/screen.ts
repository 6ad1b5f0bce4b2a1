import { fill, MESSAGES, type MessageKey } from '@trialdesk/contract/messages';
import { expect, type Locator, type Page } from '@playwright/test';

type Values = Record<string, string>;

/** The toast of this message, with its placeholders filled. */
export function toast(page: Page, key: MessageKey, values: Values = {}): Locator {
  const { title, text } = MESSAGES[key];
  return page
    .getByRole('alert')
    .or(page.getByRole('status'))
    .filter({ hasText: fill(title, values) })
    .filter({ hasText: fill(text, values) });
}

/** The toast of this message comes up. */
export async function expectToast(page: Page, key: MessageKey, values: Values = {}): Promise<void> {
  await expect(toast(page, key, values), `the toast "${key}"`).toBeVisible();
}

/** The toast of this message comes up and is put away, so that it is not taken for the next of its kind. */
export async function dismissToast(page: Page, key: MessageKey): Promise<void> {
  await toast(page, key).getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast(page, key)).toBeHidden();
}

/** Title and sentence of this message stand on the page itself. */
export async function expectOnPage(page: Page, key: MessageKey, values: Values = {}): Promise<void> {
  const { title, text } = MESSAGES[key];
  await expect(page.getByRole('heading', { name: fill(title, values) })).toBeVisible();
  await expect(page.getByText(fill(text, values))).toBeVisible();
}

/** Chooses an option of a select, as a person does. */
export async function choose(scope: Page | Locator, field: string, option: string): Promise<void> {
  await scope.getByRole('combobox', { name: field }).click();
  await scope.getByRole('option', { name: option }).click();
}

/** The message stands at the field, where assistive technology finds it. */
export async function expectFieldError(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(message);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
}
