import type { Page } from '@playwright/test';
import { VALIDATION } from '@trialdesk/contract/validation-messages';
import * as stored from '../functions/src/firebase/collections.ts';
import { nameKey } from '../functions/src/names/name-key.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import type { Given } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { selectOption, expectFieldError, expectToast } from './harness/screen.ts';
import { invitationMailId } from '../functions/src/users/invitation-mail.ts';

const HOUR = 3_600_000;

const newAddress = () => `invited-${Date.now()}@example.test`;
const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

/** Deletes the invitation the test creates for this address. */
function deleteInvitation(given: Given, email: string): void {
  given.onEnd(async () => {
    const found = await stored.users().where('email', '==', email).get();
    const records = found.docs.flatMap(({ id, ref }) => [
      ref.delete(),
      stored.mail().doc(invitationMailId(id)).delete(),
    ]);
    await Promise.all([...records, stored.names().doc(nameKey('email', email)).delete()]);
  });
}

async function openInvitation(page: Page) {
  await page.getByRole('button', { name: 'Invite User' }).click();
  return page.getByRole('dialog', { name: 'Invite User' });
}

test('invites a Site Manager for studies and sites and copies the link', async ({ signIn, given }) => {
  const email = newAddress();
  deleteInvitation(given, email);
  await given.site('Quillhaven Annex');
  await given.site('Quillhaven Hospital');
  const page = await signIn('administrator', '/team-management');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = await openInvitation(page);
  const address = dialog.getByLabel('Email');
  await expect(address).toBeFocused();
  await expect(dialog.getByText('It expires after 48 hours.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await expectFieldError(address, VALIDATION.emailMissing);
  await expectFieldError(dialog.getByRole('combobox', { name: 'Role' }), VALIDATION.roleMissing);
  await address.fill('no address');
  await page.keyboard.press('Enter');
  await expectFieldError(address, VALIDATION.emailInvalid);
  await expect(dialog.getByRole('group', { name: /Sites|Studies/ })).toHaveCount(0);
  await address.fill(email);
  await selectOption(dialog, 'Role', 'Site Manager');
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(address, 'typed text is not discarded by accident').toHaveValue(email);
  const sites = dialog.getByRole('group', { name: 'Sites *' });
  await expectFieldError(sites.getByRole('searchbox', { name: 'Search sites' }), VALIDATION.managerWithoutSite);
  await page.setViewportSize({ width: 400, height: 700 });
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await expect(sites.getByText(VALIDATION.managerWithoutSite)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await sites.getByRole('searchbox', { name: 'Search sites' }).fill('quillhaven');
  await sites.getByRole('button', { name: 'Select All Filtered' }).click();
  await expect(sites.getByRole('status')).toHaveText('Quillhaven Annex, Quillhaven Hospital');
  await sites.getByRole('button', { name: 'Clear' }).click();
  await expect(sites.getByRole('status')).toHaveText('None selected');
  await sites.getByRole('checkbox', { name: 'Quillhaven Annex' }).check();
  const studies = dialog.getByRole('group', { name: 'Studies' });
  await expect(studies.getByRole('checkbox', { name: 'Demo-study' })).toHaveCount(0);
  await studies.getByRole('checkbox', { name: 'LANTERN-3' }).check();
  await dialog.getByRole('button', { name: 'Create User' }).click();

  await expectToast(page, 'userCreated');
  const link = dialog.getByLabel('Registration link');
  await expect(link).toHaveValue(/^http:\/\/[^/]+\/register\/[0-9a-f]{40}$/);
  expect(new URL(await link.inputValue()).origin).toBe(new URL(page.url()).origin);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Copy Link' }).click();
  await expectToast(page, 'linkCopied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Invite User' })).toBeFocused();
  await expect(row(page, email)).toContainText('Quillhaven Annex');
  await expect(row(page, email)).toContainText(/Invited · 4[78] hours left/);
  await expect((await openInvitation(page)).getByLabel('Email')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog, 'closes when there is nothing to lose').toHaveCount(0);
  await (await openInvitation(page)).getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
});

test('selects the link for manual copying without a clipboard', async ({ signIn, given }) => {
  const { email } = await given.person('Administrator', [], {
    status: 'invited',
    name: '',
    invitation_expires_at: new Date(Date.now() + HOUR / 2).toISOString(),
  });
  const page = await signIn('administrator', '/team-management');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
  });
  await expect(row(page, email)).toContainText('Invited · 30 minutes left');
  await page.getByRole('button', { name: `Copy link for ${email}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Registration Link' });
  await expect(dialog.getByLabel('Registration link')).toBeFocused();
  await expect(dialog.getByText(/The link is selected: press Ctrl\+C/)).toBeVisible();
  await expectAccessible(page);
});

test('renews an expired invitation for the same address, role and sites', async ({ signIn, given, failing }) => {
  const site = await given.site('Alder Clinic');
  const expired = await given.person('Site Manager', [site], {
    name: '',
    status: 'invited',
    invitation_expires_at: new Date(Date.now() - HOUR).toISOString(),
  });
  deleteInvitation(given, expired.email);
  const page = await signIn('administrator', '/team-management');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(expired.email);
  const renew = row(page, expired.email).getByRole('button', { name: `Renew invitation for ${expired.email}` });
  const broken = await failing(page, 'POST /api/v1/users', { status: 500 });
  await renew.click();
  await expectToast(page, 'userCreationFailed');
  broken.restore();
  await renew.click();
  await expectToast(page, 'userCreated');
  const dialog = page.getByRole('dialog', { name: 'Registration Link' });
  await expect(dialog).toContainText(expired.email);
  await expect(dialog.getByRole('textbox')).not.toHaveValue(new RegExp(expired.id));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(row(page, expired.email)).toHaveCount(1);
  await expect(row(page, expired.email)).toContainText(/Invited · 4[78] hours left/);
  await expect(row(page, expired.email)).toContainText('Alder Clinic');
});

test('does not revoke an invitation that has just been accepted', async ({ signIn, given, expectFault }) => {
  expectFault(/status of 409.*\/users\//);
  const { id, email } = await given.person('Administrator', [], {
    status: 'invited',
    invitation_expires_at: new Date(Date.now() + HOUR).toISOString(),
  });
  const page = await signIn('administrator', '/team-management');
  await page.getByRole('button', { name: `Revoke invitation for ${email}` }).click();
  await stored.users().doc(id).update({ status: 'active', invitation_expires_at: null });
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  const detail = 'This person has registered meanwhile and has access now. Nothing was deleted.';
  await expectToast(page, 'userDeletionRefused', { detail });
  await expect(page.getByRole('button', { name: `Delete ${email}` })).toBeVisible();
});
