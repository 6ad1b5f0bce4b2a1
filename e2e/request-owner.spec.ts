import type { Page } from '@playwright/test';
import { requests, users } from '../functions/src/firebase/collections.ts';
import { draftedRequest, editor, reviewPath } from './harness/drafted-request.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { readyDraft, type Given } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { rows, titles } from './harness/request-rows.ts';
import { expectToast, selectOption } from './harness/screen.ts';

const ASSIGN_CALL = 'POST /api/v1/requests/assign';

const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
const select = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select ${title}` }).check();
const ownerOf = async (id: string) => (await requests().doc(id).get()).data()?.owner_name ?? null;

async function sharedQueue(given: Given) {
  const site = await given.site('Alder Clinic');
  const ines = await given.person('Site Manager', [site], { name: 'Ines Keller' });
  const marek = await given.person('Site Manager', [site], { name: 'Marek Novak' });
  const queries = [{ draft: readyDraft('Three days late is fine.') }];
  const late = await given.request({ site, title: 'Late visit', queries });
  const diary = await given.request({ site, title: 'Lost diary', queries });
  const kit = await given.request({ site, title: 'Wrong kit', queries, owner: marek });
  return { site, ines, marek, late, diary, kit };
}

test('assigns selected requests, and limits, groups and orders the list by owner', async ({
  signIn,
  given,
  failing,
}) => {
  const { ines, marek, late, diary } = await sharedQueue(given);
  const page = await signIn(ines, '/dashboard?view=list&sort=title');
  await expect(titles(page)).toHaveText(['Late visit', 'Lost diary', 'Wrong kit']);
  await expect(row(page, 'Wrong kit')).toContainText('Marek Novak');
  await select(page, 'Late visit');
  await select(page, 'Lost diary');
  await expect(page.getByRole('region', { name: 'Selected requests' })).toContainText('2 selected');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByRole('menuitem', { name: /Marek Novak/ })).toBeVisible();
  await expectAccessible(page);
  const broken = await failing(page, ASSIGN_CALL, { status: 500 });
  await page.getByRole('menuitem', { name: 'Assign to me' }).click();
  await expectToast(page, 'assignmentFailed');
  broken.restore();
  await page.getByRole('button', { name: 'Assign' }).click();
  await page.getByRole('menuitem', { name: 'Assign to me' }).click();
  await expectToast(page, 'requestsAssigned', { count: '2 requests', name: 'Ines Keller' });
  await expect(row(page, 'Late visit')).toContainText('Ines Keller');
  await expect(page.getByRole('region', { name: 'Selected requests' })).toHaveCount(0);
  expect([await ownerOf(late.request_id), await ownerOf(diary.request_id)]).toEqual(['Ines Keller', 'Ines Keller']);
  await expect(page.getByRole('link', { name: '2 mine' })).toHaveAttribute('href', /owner=me/);

  await page.getByRole('columnheader', { name: 'Owner' }).getByRole('button').click();
  await expect(titles(page).last()).toHaveText('Wrong kit');
  await page.getByRole('button', { name: 'Arrange' }).click();
  const arrange = page.getByRole('dialog', { name: 'Filter, group and order' });
  await selectOption(arrange, 'Group by', 'Owner');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('rowheader')).toHaveText(['Ines Keller (2)', 'Marek Novak (1)']);
  await page.getByRole('button', { name: 'Arrange' }).click();
  await selectOption(arrange, 'Owner', 'Mine');
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(2);
  await expect(row(page, 'Wrong kit')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mine' })).toBeVisible();
  await expect(page).toHaveURL(/owner=me/);

  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await page.getByRole('button', { name: 'Assign' }).click();
  await page.getByRole('menuitem', { name: 'Unassign' }).click();
  await expectToast(page, 'requestsUnassigned', { count: '2 requests' });
  await expect(page.getByText('No requests match these filters')).toBeVisible();
  await page.goto('/dashboard?view=list&owner=nobody');
  await expect(rows(page)).toHaveCount(2);
  await page.goto(`/dashboard?view=list&owner=${marek.id}`);
  await expect(titles(page)).toHaveText(['Wrong kit']);
  await expect(page.getByRole('group', { name: 'Filters' })).toContainText('Owner: Marek Novak');
});

test('takes a request from a colleague only after asking', async ({ signIn, given }) => {
  const { ines, kit } = await sharedQueue(given);
  const page = await signIn(ines, reviewPath(kit));
  await page.getByRole('button', { name: 'Marek Novak', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Take over' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take Over' });
  await expect(dialog).toContainText('Marek Novak owns this at the moment');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await ownerOf(kit.request_id)).toBe('Marek Novak');

  // Writing on it does not take it.
  await page.getByRole('button', { name: 'Edit Response' }).click();
  await editor(page).fill('Two days late is fine.');
  const notice = page.getByRole('alert').filter({ hasText: 'Marek Novak owns this request' });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  expect(await ownerOf(kit.request_id)).toBe('Marek Novak');
  await notice.getByRole('button', { name: 'Take Over' }).click();
  await dialog.getByRole('button', { name: 'Take Over' }).click();
  await expectToast(page, 'requestsAssigned', { count: '1 request', name: 'Ines Keller' });
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ines Keller', exact: true })).toBeVisible();
  expect(await ownerOf(kit.request_id)).toBe('Ines Keller');
});

test('starting to write takes a request that nobody owns, which a colleague sees at once', async ({
  signIn,
  given,
}) => {
  const { request, manager } = await draftedRequest(given);
  const site = { id: request.site_id, name: request.site_name };
  const marek = await given.person('Site Manager', [site], { name: 'Marek Novak' });
  const colleague = await signIn(marek, '/dashboard');
  const card = colleague.getByRole('article').filter({ hasText: 'Late visit' });
  await expect(card).toContainText('Unassigned');
  const page = await signIn(manager, reviewPath(request));
  await expect(page.getByRole('button', { name: 'Unassigned' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Response' }).click();
  await editor(page).fill('T');
  await expect(page.getByRole('button', { name: 'Maya Okafor', exact: true })).toBeVisible();
  await expect(card).toContainText('Owner: Maya Okafor');
});

test('says why a request could not be assigned, and shows none of it to the site', async ({
  signIn,
  given,
  expectFault,
}) => {
  expectFault(/status of 400 .*\/requests\/assign/);
  const { site, ines, marek, late } = await sharedQueue(given);
  const page = await signIn(ines, reviewPath(late));
  await page.getByRole('button', { name: 'Unassigned' }).click();
  await expect(page.getByRole('menuitem', { name: /Marek Novak/ })).toBeVisible();
  // As an Administrator would; the menu still shows the colleague.
  await users().doc(marek.id).update({ role: 'Clinical Researcher' });
  await page.getByRole('menuitem', { name: /Marek Novak/ }).click();
  await expectToast(page, 'assignmentRefused', { detail: 'This person cannot answer requests.' });
  await page.getByRole('button', { name: 'Unassigned' }).click();
  await page.getByRole('menuitem', { name: 'Assign to me' }).click();
  await expectToast(page, 'requestsAssigned', { count: '1 request', name: 'Ines Keller' });

  const researcher = await given.person('Clinical Researcher', [site]);
  const siteScreen = await signIn(researcher, '/dashboard');
  await expect(siteScreen.getByText('Late visit')).toBeVisible();
  await expect(siteScreen.getByText('Ines Keller')).toHaveCount(0);
});
