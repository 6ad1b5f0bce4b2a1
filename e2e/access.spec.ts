import { expectAccessible } from './harness/expect-accessible.ts';
import { expect, test } from './harness/journey.ts';

test('a wrong password is refused, and what was typed stays', async ({ page, expectFault }) => {
  expectFault(/status of 400/);
  await page.goto('/login');
  await page.getByLabel('Email').fill('manager@trialdesk.test');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Login failed')).toBeVisible();
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('manager@trialdesk.test');
  await expectAccessible(page);
});

for (const path of ['/dashboard', '/site-dashboard', '/documents', '/contacts', '/settings', '/team-management']) {
  test(`${path} asks a stranger to sign in`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
  });
}

test('a Clinical Researcher is kept to the site’s side', async ({ signIn }) => {
  const page = await signIn('researcher');
  for (const path of ['/dashboard', '/documents', '/contacts', '/team-management']) {
    await page.goto(path);
    await expect(page, `${path} leads to the site's dashboard`).toHaveURL(/\/site-dashboard$/);
  }
  await page.goto('/submit-request');
  await expect(page.getByRole('heading', { name: 'Submit a Study Request' })).toBeVisible();
});

test('a Site Manager neither asks as a site nor manages access', async ({ signIn }) => {
  const page = await signIn('manager');
  await page.goto('/team-management');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/submit-request');
  await expect(page).toHaveURL(/127\.0\.0\.1:5000\/$/);
});

test('a researcher of another site does not see the request, its own site does', async ({ signIn, expectFault }) => {
  expectFault(/status of 403/);
  const own = await signIn('researcher');
  await own
    .getByRole('link', { name: /View Request/ })
    .first()
    .click();
  await expect(own.getByRole('heading', { name: 'Question', exact: true }).first()).toBeVisible();
  const other = await signIn('otherResearcher');
  await other.goto(own.url());
  await expect(other.getByText('Access Denied')).toBeVisible();
  await expect(other).toHaveURL(/\/site-dashboard$/);
});

test('an address that leads nowhere says so and leads home', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Home/ }).click();
  await expect(page.getByRole('heading', { name: 'Streamline Clinical Trial Communication' })).toBeVisible();
  await expectAccessible(page);
});

test('an Administrator invites a person, who registers and signs in', async ({ signIn, page }) => {
  const admin = await signIn('administrator');
  const email = `invited-${Date.now()}@trialdesk.test`;
  await admin.getByRole('link', { name: 'Access Management' }).click();
  await admin.getByRole('button', { name: 'Invite User' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await admin.getByRole('option', { name: 'Administrator' }).click();
  await dialog.getByRole('button', { name: /Invit|Create/ }).click();
  const link = await dialog.getByLabel('Registration link').inputValue();
  expect(link).toMatch(/\/register\/[0-9a-f]{40}$/);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.goto(link);
  await page.getByLabel('Name').fill('Invited Person');
  await page.getByLabel('Password', { exact: true }).fill('Trial-demo-2');
  await page.getByLabel('Confirm').fill('Trial-demo-2');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Registration successful')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Trial-demo-2');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);

  await admin.reload();
  await admin.getByRole('button', { name: `Delete ${email}` }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page, 'the deleted person is out at once').toHaveURL(/\/login$/);
});
