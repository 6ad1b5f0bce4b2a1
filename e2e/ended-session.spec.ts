import type { Page } from '@playwright/test';
import { accounts } from '../functions/src/firebase/app.ts';
import { DEMO_PASSWORD } from '../tools/demo/accounts.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { signedAnswer, type Given } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';

const box = (page: Page) => page.getByRole('textbox', { name: 'Follow-up question' });

async function answered(given: Given) {
  const site = await given.site();
  const query = { sent: signedAnswer('Three days late is fine.') };
  const request = await given.request({ site, title: 'Late visit', status: 'completed', queries: [query] });
  const researcher = await given.person('Clinical Researcher', [site]);
  return { path: `/site-request/${request.request_id}`, researcher };
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
}

test('asks for the sign-in when the account was disabled, and then shows the page with what was typed', async ({
  signIn,
  given,
  expectFault,
}) => {
  expectFault(/status of 401/);
  const { path, researcher } = await answered(given);
  const page = await signIn(researcher, path);
  await expect(page.getByRole('button', { name: 'Ask Follow-up Question' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask Follow-up Question' }).click();
  await box(page).fill('And after five days?');
  await accounts().updateUser(researcher.id, { disabled: true });
  await page.getByRole('button', { name: 'Submit Question' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'your session had ended' })).toBeVisible();
  await expectAccessible(page);
  await accounts().updateUser(researcher.id, { disabled: false });
  await logIn(page, researcher.email);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(box(page)).toHaveValue('And after five days?');
});
