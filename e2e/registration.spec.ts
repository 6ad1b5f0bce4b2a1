import { DEMO_PASSWORD } from '../tools/demo/accounts.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import type { Given } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { expectOnPage, expectToast } from './harness/screen.ts';
import { accounts } from '../functions/src/firebase/app.ts';
import { sites } from '../functions/src/firebase/collections.ts';
import type { Page } from '@playwright/test';

const HOUR = 3_600_000;

/** An invited user whose link expires in `hours`, or expired if negative. */
async function invited(given: Given, hours: number) {
  const user = await given.person('Site Manager', [await given.site()], {
    status: 'invited',
    name: '',
    invited_by: 'Iris Vale',
    invitation_expires_at: new Date(Date.now() + hours * HOUR).toISOString(),
  });
  given.onEnd(() => accounts().deleteUser(user.id).catch(cleanUpAccount));
  return user;
}

function cleanUpAccount(): void {
  // The test did not get as far as registering.
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Invited Person');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByLabel('Confirm Password').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
}

test('registers an invited user once; a password with their name is weak', async ({ page, given, expectFault }) => {
  expectFault(/status of 410.*complete-registration/);
  const { id, email, site_ids } = await invited(given, 48);
  await page.goto(`/register/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete your registration');
  const purpose = page.getByRole('main');
  await expect(purpose.getByText('Iris Vale invited you to TrialDesk.')).toBeVisible();
  await expect(purpose.getByText(`${email.slice(0, 1)}•••@`)).toBeVisible();
  await expect(purpose.getByText('Site Manager')).toBeVisible();
  await expect(
    purpose.getByText(
      (
        await sites()
          .doc(site_ids[0] ?? '')
          .get()
      ).data()?.name ?? '',
    ),
  ).toBeVisible();
  await expect(purpose.getByText('Valid until')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Name').fill('Quillon Abernathwaite');
  await page.getByLabel('Password', { exact: true }).fill('quillonabernathwaite');
  await expect(page.getByText(/^Password strength: (Very weak|Weak)\./)).toBeVisible();
  await expectAccessible(page);
  await fillIn(page);
  await expect(page).toHaveURL(/\/login$/);
  await expectToast(page, 'registrationSucceeded');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('navigation').getByText('Invited Person')).toBeVisible();

  for (const path of ['/register', '/accept-invitation']) {
    await page.goto(path);
    await expectOnPage(page, 'registrationInvalid');
  }
  for (const param of ['id', 'userId']) {
    await page.goto(`/accept-invitation?${param}=${id}`);
    await expectOnPage(page, 'registrationUsed');
  }
  await expect(page.getByLabel('Name')).toBeHidden();
  await expectAccessible(page);
});
