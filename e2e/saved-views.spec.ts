import { randomUUID } from 'node:crypto';
import type { DueState, DueTimes } from '@trialdesk/contract/entities/request';
import type { Page } from '@playwright/test';
import { expectAccessible } from './harness/expect-accessible.ts';
import type { Given } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { titles } from './harness/request-rows.ts';
import { expectNothingBeside, expectToast, selectOption } from './harness/screen.ts';
import { forgetViews } from './harness/stored-views.ts';

/** Longer than a phone is wide. */
const RENAMED = 'Diaries that nobody at the sites has found yet, by study';

const HOUR = 3_600_000;

function dueIn(hours: number, due_state: DueState): DueTimes {
  const at = Date.now() + hours * HOUR;
  return { due_at: new Date(at).toISOString(), due_soon_at: new Date(at - HOUR).toISOString(), due_state };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Views' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** A site with three requests, one of them unassigned and due soon. */
async function queue(given: Given) {
  const site = await given.site('Alder Clinic');
  const manager = await given.person('Site Manager', [site], { name: 'Ines Keller' });
  await given.request({ site, title: 'Thawed vials', due: dueIn(0.5, 'soon') });
  await given.request({ site, title: 'Late visit', due: dueIn(0.7, 'soon'), owner: manager });
  await given.request({ site, title: 'Lost diary', due: dueIn(70, 'later') });
  return { site, manager };
}

test('a member saves what they look at, leaves, opens it again by keyboard, renames and deletes it', async ({
  signIn,
  given,
}) => {
  const { manager } = await queue(given);
  forgetViews(given, manager.id);
  const page = await signIn(manager, '/dashboard?view=list');
  await expect(titles(page)).toHaveCount(3);
  await button(page, 'Arrange').click();
  const arrange = dialog(page, 'Filter, group and order');
  await selectOption(arrange, 'Due', 'Due soon');
  await selectOption(arrange, 'Owner', 'Unassigned');
  await page.keyboard.press('Escape');
  await expect(titles(page)).toHaveText(['Thawed vials']);

  await button(page, 'Views').click();
  await expect(menu(page).getByText('No saved views yet')).toBeVisible();
  await expectAccessible(page);
  await menu(page).getByRole('button', { name: 'Save this view…' }).click();
  const saving = dialog(page, 'Save This View');
  await expect(saving.getByLabel('Name')).toBeFocused();
  await expect(saving.getByLabel('Share with the team')).toHaveCount(0);
  await page.keyboard.type('Unassigned and due today');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expectToast(page, 'viewSaved', { name: 'Unassigned and due today' });
  const shown = button(page, 'Views: Unassigned and due today');
  await expect(shown).toBeVisible();
  await expect(shown).toBeFocused();

  await page.goto('/documents');
  await page.goto('/dashboard?view=cards&q=diary');
  await expect(page.getByRole('article')).toHaveCount(1);
  await button(page, 'Views').focus();
  await page.keyboard.press('Enter');
  const own = menu(page).getByRole('region', { name: 'My views' });
  await expect(own.getByRole('button', { name: 'Unassigned and due today', exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText(['Thawed vials']);
  await expect(shown).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('diary');
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.setViewportSize({ width: 400, height: 800 });
  await expectNothingBeside(page);
  await button(page, 'Views').click();
  await own.getByRole('button', { name: /^Change/ }).click();
  await dialog(page, 'Change View').getByLabel('Name').fill(RENAMED);
  await dialog(page, 'Change View').getByLabel('Replace with what the dashboard shows now').check();
  await expectAccessible(page);
  await dialog(page, 'Change View').getByRole('button', { name: 'Save' }).click();
  await expect(button(page, `Views: ${RENAMED}`)).toBeVisible();
  await expectNothingBeside(page);

  await button(page, `Views: ${RENAMED}`).click();
  await expectAccessible(page);
  await own.getByRole('button', { name: `Delete “${RENAMED}”` }).click();
  await dialog(page, 'Delete View').getByRole('button', { name: 'Cancel' }).click();
  await expect(button(page, `Views: ${RENAMED}`)).toBeFocused();
  await page.keyboard.press('Enter');
  await own.getByRole('button', { name: `Delete “${RENAMED}”` }).click();
  await dialog(page, 'Delete View').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'viewDeleted', { name: RENAMED });
  await expect(button(page, 'Views')).toBeFocused();
});

test('an Administrator shares a view, which the team opens at once and does not change; sites have none', async ({
  signIn,
  given,
}) => {
  const { site, manager } = await queue(given);
  const administrator = await given.person('Administrator', []);
  forgetViews(given, administrator.id);
  const name = `Unassigned and due today ${randomUUID().slice(0, 8)}`;
  const theirs = await signIn(manager, '/dashboard?view=cards');
  await button(theirs, 'Views').click();
  await expect(menu(theirs).getByRole('button', { name: 'Save this view…' })).toBeVisible();

  const page = await signIn(administrator, `/dashboard?view=list&scope=all&sites=${site.id}&owner=nobody&due=soon`);
  await expect(titles(page)).toHaveText(['Thawed vials']);
  await button(page, 'Views').click();
  await menu(page).getByRole('button', { name: 'Save this view…' }).click();
  const saving = dialog(page, 'Save This View');
  await saving.getByLabel('Name').fill(name);
  await saving.getByLabel('Share with the team').check();
  await saving.getByRole('button', { name: 'Save' }).click();
  await expect(button(page, `Views: ${name}`)).toBeVisible();

  const shared = menu(theirs).getByRole('region', { name: 'Shared' });
  await expect(shared.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(shared.getByRole('button', { name: `Change “${name}”` })).toHaveCount(0);
  await expectAccessible(theirs);
  await shared.getByRole('button', { name, exact: true }).click();
  await expect(titles(theirs)).toHaveText(['Thawed vials']);
  await expect(button(theirs, `Views: ${name}`)).toBeVisible();

  const researcher = await given.person('Clinical Researcher', [site]);
  const atSite = await signIn(researcher, '/site-dashboard');
  await expect(atSite.getByText('Thawed vials').first()).toBeVisible();
  await expect(atSite.getByRole('button', { name: /^Views/ })).toHaveCount(0);
});
