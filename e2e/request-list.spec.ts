import type { Page } from '@playwright/test';
import { requests, seenRequests, users } from '../functions/src/firebase/collections.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { readyDraft, sentAnswer, type Given } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { rows, titles } from './harness/request-rows.ts';
import { expectNothingBeside, selectOption } from './harness/screen.ts';

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

const column = (page: Page, name: string) => page.getByRole('columnheader', { name });

/** A manager of one site, with requests of two studies. */
async function busyManager(given: Given) {
  const site = await given.site('Alder Clinic');
  const manager = await given.person('Site Manager', [site], { name: 'Ines Keller' });
  const zenith = await given.study('ZENITH-9');
  await given.request({
    site,
    title: 'Late visit',
    number: 'MER-0007',
    priority: 'high',
    queries: [{ timestamp_created: ago(3), draft: readyDraft('Three days late is fine.') }],
  });
  await given.request({ site, title: 'Lost diary', priority: 'low', queries: [{ timestamp_created: ago(50) }] });
  await given.request({
    site,
    title: 'Wrong kit',
    study: zenith,
    status: 'completed',
    category: 'recruitment',
    queries: [{ timestamp_created: ago(30), sent: sentAnswer('Please send it back.') }],
  });
  await given.request({
    site,
    title: 'Thawed vials',
    study: zenith,
    priority: 'high',
    queries: [{ timestamp_created: ago(1), draft: { state: 'failed', reason: 'quota', failed_at: ago(1) } }],
  });
  return { site, manager };
}

test('shows requests as rows, remembered for the person', async ({ signIn, given }) => {
  const { manager } = await busyManager(given);
  const page = await signIn(manager);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(rows(page)).toHaveCount(4);
  const late = rows(page).filter({ hasText: 'Late visit' });
  await expect(late).toContainText(
    /MER-0007.*Late visit.*Alder Clinic.*MERIDIAN-1.*Study Procedures.*High.*3 h.*Ready/,
  );
  await expect(rows(page).filter({ hasText: 'Thawed vials' })).toContainText('Failed');
  await expect(rows(page).filter({ hasText: 'Wrong kit' })).toContainText('Sent');
  await expectAccessible(page);
  await expect
    .poll(async () => (await users().doc(manager.id).get()).data()?.preferences?.workspace)
    .toEqual({ view: 'list' });
  await page.goto('/dashboard');
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Cards', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('article').filter({ hasText: 'Late visit' })).toContainText(
    /Waiting for 3 h.*High priority/,
  );
});

test('orders, groups and filters the list, in the address too', async ({ signIn, given }) => {
  const { manager } = await busyManager(given);
  const page = await signIn(manager, '/dashboard?view=list');
  await expect(rows(page)).toHaveCount(4);
  await column(page, 'Age').getByRole('button').click();
  await expect(titles(page)).toHaveText(['Lost diary', 'Wrong kit', 'Late visit', 'Thawed vials']);
  await expect(column(page, 'Age')).toHaveAttribute('aria-sort', 'ascending');
  await column(page, 'Age').getByRole('button').click();
  await expect(titles(page)).toHaveText(['Thawed vials', 'Late visit', 'Wrong kit', 'Lost diary']);
  await column(page, 'Title').getByRole('button').click();
  await expect(titles(page)).toHaveText(['Late visit', 'Lost diary', 'Thawed vials', 'Wrong kit']);
  await expect(page).toHaveURL(/sort=title/);

  await page.getByRole('button', { name: 'Arrange' }).click();
  const arrange = page.getByRole('dialog', { name: 'Filter, group and order' });
  await expectAccessible(page);
  await selectOption(arrange, 'Group by', 'Study');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('rowheader')).toHaveText(['MERIDIAN-1 (2)', 'ZENITH-9 (2)']);

  await page.getByRole('button', { name: 'Arrange' }).click();
  await selectOption(arrange, 'Priority', 'High');
  await selectOption(arrange, 'Study', 'ZENITH-9');
  await page.keyboard.press('Escape');
  await expect(titles(page)).toHaveText(['Thawed vials']);
  await expect(page.getByRole('tab')).toHaveText(['All (1)', 'Pending (1)', 'Completed (0)']);
  await expectAccessible(page);
  await page.reload();
  await expect(titles(page)).toHaveText(['Thawed vials']);
  await page.getByRole('tab', { name: 'Completed' }).click();
  await expect(page.getByText('No requests match these filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(titles(page)).toHaveText(['Wrong kit']);
  await page.getByRole('searchbox').fill('send it back');
  await expect(titles(page)).toHaveText(['Wrong kit']);
  await page.getByRole('searchbox').fill('no such words');
  await expect(page.getByText('No requests found matching "no such words"')).toBeVisible();
});

test('marks what the person has not seen, opens a row anywhere and returns to its place', async ({ signIn, given }) => {
  const { site, manager } = await busyManager(given);
  // The emulator may not report that a document is created while other documents begin to be followed.
  await seenRequests().doc(manager.id).set({ seen: {} });
  given.onEnd(() => seenRequests().doc(manager.id).delete());
  await given.requests(
    Array.from({ length: 96 }, (_, at) => ({
      site,
      title: `Question ${String(at).padStart(2, '0')}`,
      queries: [{ timestamp_created: ago(60 + at) }],
    })),
  );
  const page = await signIn(manager, '/dashboard?view=list&sort=age&tab=pending');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(rows(page).first()).toContainText('Question 95');
  await expect(rows(page).first().getByRole('img', { name: 'Unread' })).toBeVisible();
  const seen = page.waitForResponse(/\/seen$/);
  await rows(page)
    .filter({ hasText: 'Question 90' })
    .click({ position: { x: 900, y: 20 } });
  await expect(page).toHaveURL(/\/request\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question 90');
  await seen;
  await page.goBack();
  await expect(rows(page).filter({ hasText: 'Question 90' }).getByRole('img', { name: 'Unread' })).toHaveCount(0);
  await expect(rows(page).filter({ hasText: 'Question 91' }).getByRole('img', { name: 'Unread' })).toBeVisible();

  await page.mouse.wheel(0, 2_000);
  await expect(rows(page).filter({ hasText: 'Question 50' })).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 6_000);
    await expect(titles(page).last()).toHaveText('Thawed vials', { timeout: 1_000 });
  }).toPass();
});

test('shows 20 of 100 requests at 1440 by 900, and more in compact mode', async ({ signIn, given }) => {
  const site = await given.site('Alder Clinic');
  await given.requests(Array.from({ length: 100 }, (_, at) => ({ site, title: `Question ${at}` })));
  const compact = await given.person('Site Manager', [site], {
    preferences: { appearance: { theme: 'light', compact_mode: true }, workspace: { view: 'list' } },
  });
  for (const [person, wanted] of [
    [compact, 22],
    [await given.person('Site Manager', [site], { preferences: { workspace: { view: 'list' } } }), 20],
  ] as const) {
    const page = await signIn(person);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(rows(page).first()).toBeVisible();
    const whole = () =>
      rows(page).evaluateAll(
        (all) =>
          all.filter((row) => row.getBoundingClientRect().top >= 0 && row.getBoundingClientRect().bottom <= innerHeight)
            .length,
      );
    await expect.poll(whole).toBeGreaterThanOrEqual(wanted);
  }
});

test('leaves out columns that a narrow screen has no room for, cuts none off, and stacks rows on a phone', async ({
  signIn,
  given,
}) => {
  const { site, manager } = await busyManager(given);
  const due = { due_at: ago(2.9), due_soon_at: ago(3.9), due_state: 'overdue' as const };
  const { request_id } = await given.request({ site, title: 'Spare kit', due });
  const page = await signIn(manager, '/dashboard?view=list');
  const table = page.getByRole('table', { name: 'Requests' });
  for (const { width, missing } of [
    { width: 1440, missing: [] },
    { width: 1340, missing: [] },
    { width: 1280, missing: ['Category'] },
    { width: 1150, missing: ['Category', 'Activity'] },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['Category', 'Activity']) {
      await expect(column(page, name)).toHaveCount(missing.includes(name) ? 0 : 1);
    }
    const beyond = await table.evaluate((node) => {
      const edge = node.getBoundingClientRect().right;
      const cells = [...node.querySelectorAll('[role=cell], [role=columnheader]')];
      return cells.filter((cell) => cell.getBoundingClientRect().right > edge).length;
    });
    expect(beyond, `cells cut off at ${width} px`).toBe(0);
  }
  await page.setViewportSize({ width: 1149, height: 800 });
  await expect(table).toHaveCount(0);
  const items = page.getByRole('list', { name: 'Requests' }).getByRole('listitem');
  await expect(items).toHaveCount(5);

  await page.setViewportSize({ width: 400, height: 800 });
  await expect(items).toHaveCount(5);
  await expect(items.filter({ hasText: 'Late visit' })).toContainText(
    /MER-0007 · Alder Clinic · MERIDIAN-1.*High.*3 h.*Ready/,
  );
  await expect(items.filter({ hasText: 'Spare kit' })).toContainText('Overdue 2 h');
  await expectAccessible(page);
  await expectNothingBeside(page);
  expect((await requests().doc(request_id).get()).data()?.due_state).toBe('overdue');
});
