import type { Page } from '@playwright/test';
import { VALIDATION } from '@trialdesk/contract/validation-messages';
import * as stored from '../functions/src/firebase/collections.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { expect, test } from './harness/journey.ts';
import { expectFieldError, expectToast, selectOption } from './harness/screen.ts';

const HOUR = 3_600_000;

const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

test('lists users with their role and sites', async ({ signIn, given }) => {
  const sites = [await given.site('Alder Clinic'), await given.site('Birch Clinic'), await given.site('Cedar Clinic')];
  const { email } = await given.person('Site Manager', sites, { name: 'Thandi Mokoena' });
  const page = await signIn('administrator', '/team-management');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Management');
  await expect(page.getByRole('columnheader')).toHaveText(['Email', 'Role', 'Sites', 'Actions']);
  await page.getByRole('searchbox', { name: 'Search users' }).fill('mokoena');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row(page, email).getByText('Site Manager', { exact: true })).toBeVisible();
  await expect(row(page, email)).toContainText('Alder Clinic');
  await row(page, email).getByRole('button', { name: '+2 more' }).focus();
  const tip = page.getByRole('tooltip');
  await expect(tip.getByRole('listitem')).toHaveText(['Alder Clinic', 'Birch Clinic', 'Cedar Clinic']);
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search users' }).fill('nobody like this');
  await expect(page.getByText('No users found')).toBeVisible();
});

test('changes the name of a user, which they see at once', async ({ signIn, given, expectFault }) => {
  expectFault(/status of 500/);
  const person = await given.person('Site Manager', [await given.site('Alder Clinic')], { name: 'Thandi Mokoena' });
  const theirs = await signIn(person);
  const page = await signIn('administrator', '/team-management');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(person.email);
  await row(page, person.email)
    .getByRole('button', { name: `Change name of ${person.email}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Change Name' });
  const name = dialog.getByLabel('Full Name');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Thandi Mokoena');
  await expectAccessible(page);
  await name.fill('Trial Desk');
  await page.keyboard.press('Enter');
  await expectFieldError(name, VALIDATION.nameReserved);
  await name.fill('Thandi Dube');
  await page.route(`**/api/v1/users/${person.id}`, (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'userRenamingFailed');
  await expect(name).toHaveValue('Thandi Dube');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'userRenamed', { email: person.email, name: 'Thandi Dube' });
  await expect(dialog).toBeHidden();
  await expect(row(page, person.email)).toContainText('Thandi Dube');
  await expect(theirs.getByRole('navigation', { name: 'Main' }).getByText('Thandi Dube')).toBeVisible();
});

test('changes the role and the sites of a user, which they see at once', async ({ signIn, given, failing }) => {
  const [alder, briar] = [await given.site('Alder Clinic'), await given.site('Briar Hospital')];
  const person = await given.person('Clinical Researcher', [alder], { name: 'Thandi Mokoena' });
  await given.request({ site: briar, title: 'Thawed vials' });
  const theirs = await signIn(person, '/site-dashboard');
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Site Requests Dashboard');
  const page = await signIn('administrator', '/team-management');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(person.email);
  await row(page, person.email)
    .getByRole('button', { name: `Change access of ${person.email}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Change Access' });
  const sites = dialog.getByRole('group', { name: 'Sites' });
  await expect(sites.getByRole('checkbox', { name: 'Alder Clinic' })).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expectAccessible(page);
  await selectOption(dialog, 'Role', 'Site Manager');
  await sites.getByRole('checkbox', { name: 'Alder Clinic' }).uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(sites.getByText(VALIDATION.managerWithoutSite)).toBeVisible();
  await sites.getByRole('checkbox', { name: 'Briar Hospital' }).check();
  await dialog.getByLabel('Reason (optional)').fill('Took over for the summer');
  const broken = await failing(page, `PUT /api/v1/users/${person.id}/access`, { status: 500 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'accessFailed');
  broken.restore();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'accessChanged', { email: person.email });
  await expect(dialog).toBeHidden();
  await expect(row(page, person.email)).toContainText('Briar Hospital');
  await expect(row(page, person.email)).toContainText('Site Manager');
  await expect(theirs.getByRole('navigation', { name: 'Main' }).getByText('Site Manager')).toBeVisible();
  await theirs.goto('/dashboard');
  await expect(theirs.getByText('Thawed vials')).toBeVisible();
});

test('revokes an invitation, and deletes a user who was searched for, after confirmation', async ({
  signIn,
  given,
  failing,
  expectFault,
}) => {
  // The page of the deleted user asks whether its session still holds: the record goes first, then the account.
  expectFault(/status of 40[13].*\/role\)/);
  const invited = await given.person('Administrator', [], {
    status: 'invited',
    name: '',
    invitation_expires_at: new Date(Date.now() - HOUR).toISOString(),
  });
  const active = await given.person('Clinical Researcher', [await given.site()]);
  const theirs = await signIn(active);
  const page = await signIn('administrator', '/team-management');
  await expect(row(page, invited.email)).toContainText('Invitation expired');
  await page.getByRole('button', { name: `Revoke invitation for ${invited.email}` }).click();
  await page.getByRole('dialog', { name: 'Revoke Invitation' }).getByRole('button', { name: 'Revoke' }).click();
  await expectToast(page, 'invitationRevoked', { email: invited.email });
  await expect(row(page, invited.email)).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Search users' }).fill(active.email);
  const remove = page.getByRole('button', { name: `Delete ${active.email}` });
  const dialog = page.getByRole('dialog', { name: 'Delete User' });
  const call = await failing(page, 'DELETE /api/v1/users/*', { status: 500 });
  await remove.click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'userDeletionFailed');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(remove).toBeFocused();
  call.restore();
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'userDeleted', { email: active.email });
  await expect(row(page, active.email)).toHaveCount(0);
  await expect(page.getByText('No users found')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Users' })).toBeFocused();
  await expect(theirs, 'the deleted user is signed out').toHaveURL(/\/login$/);
});

test('reports users that fail to load', async ({ signIn, given, expectFault }) => {
  expectFault(/status of 403.*undelivered-mails/);
  // Firestore denies access: the browser was given a role the user does not have.
  const page = await signIn(await given.person('Site Manager', []));
  await page.route('**/api/v1/users/email/*/role', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), role: 'Administrator' } });
  });
  await page.goto('/team-management');
  await expectToast(page, 'usersFailed');
  await expect(page.getByText('Users could not be loaded.')).toBeVisible();
});

test('lists mail that could not be delivered', async ({ signIn, given }) => {
  const id = `journey_${Date.now()}`;
  given.onEnd(() => stored.mail().doc(id).delete());
  const failure = "Can't send mail - all recipients were rejected: 550 No such mailbox";
  await stored
    .mail()
    .doc(id)
    .create({
      to: ['someone.mistyped@site.example'],
      message: { subject: 'Your invitation to TrialDesk', text: 'https://desk.example.org/register/secret' },
      delivery: { state: 'failed', attempts: 1, due_at: '', failure, ended_at: new Date().toISOString() },
    });
  const page = await signIn('administrator', '/team-management');
  const undelivered = page.getByRole('region', { name: 'Undelivered Mail' });
  await expect(undelivered).toBeVisible();
  await expect(undelivered.getByRole('listitem')).toHaveCount(1);
  await expect(undelivered.getByRole('listitem')).toContainText('someone.mistyped@site.example');
  await expect(undelivered.getByRole('listitem')).toContainText(`1 attempt: ${failure}`);
  await expect(page.getByText('register/secret')).toBeHidden();
  await expectAccessible(page);

  await stored.mail().doc(id).delete();
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(undelivered).toBeHidden();
});
