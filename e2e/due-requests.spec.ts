import type { DueState, DueTimes } from '@trialdesk/contract/entities/request';
import { reviewPath } from './harness/drafted-request.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { sentAnswer, type Given } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { rows, titles } from './harness/request-rows.ts';
import { selectOption } from './harness/screen.ts';

const HOUR = 3_600_000;

/** Due in so many hours, and due soon an hour before. */
function dueIn(hours: number, due_state: DueState): DueTimes {
  const at = Date.now() + hours * HOUR + 60_000;
  return { due_at: new Date(at).toISOString(), due_soon_at: new Date(at - HOUR).toISOString(), due_state };
}

async function queue(given: Given) {
  const site = await given.site('Alder Clinic');
  const manager = await given.person('Site Manager', [site], { name: 'Ines Keller' });
  await given.request({ site, title: 'Lost diary', priority: 'low', due: dueIn(70, 'later') });
  const late = await given.request({ site, title: 'Late visit', priority: 'high', due: dueIn(-3, 'overdue') });
  await given.request({ site, title: 'Thawed vials', priority: 'high', due: dueIn(0.5, 'soon') });
  await given.request({
    site,
    title: 'Wrong kit',
    status: 'completed',
    queries: [{ sent: sentAnswer('Send it back.') }],
  });
  return { manager, late };
}

/** In the browser's time zone, as in the Playwright configuration. */
function isToday(hours: number): boolean {
  const day = (date: Date) => date.toLocaleDateString('en-US', { timeZone: 'America/New_York' });
  return day(new Date(dueIn(hours, 'later').due_at)) === day(new Date());
}

test('orders, limits, groups and counts requests by when they are due', async ({ signIn, given }) => {
  const { manager } = await queue(given);
  const page = await signIn(manager, '/dashboard?view=list&sort=due');
  await expect(titles(page)).toHaveText(['Late visit', 'Thawed vials', 'Lost diary', 'Wrong kit']);
  await expect(rows(page).nth(0)).toContainText('Overdue 2 h');
  await expect(rows(page).nth(1)).toContainText('Soon, in 3');
  await expect(rows(page).nth(2)).toContainText('In 2 d');
  await expect(rows(page).nth(3)).not.toContainText(/In |Soon|Overdue/);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Arrange' }).click();
  const arrange = page.getByRole('dialog', { name: 'Filter, group and order' });
  await selectOption(arrange, 'Group by', 'Due');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('rowheader')).toHaveText([
    'Overdue (1)',
    'Due soon (1)',
    'Due later (1)',
    'Not waiting (1)',
  ]);
  await page.getByRole('link', { name: '1 due soon' }).click();
  await expect(titles(page)).toHaveText(['Thawed vials']);
  await expect(page).toHaveURL(/due=soon/);
  await page.getByRole('link', { name: '1 overdue' }).click();
  await expect(titles(page)).toHaveText(['Late visit']);
  await expect(page.getByRole('group', { name: 'Filters' })).toContainText('Overdue');

  await page.getByRole('button', { name: 'Arrange' }).click();
  await selectOption(arrange, 'Due', 'Due today');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/due=today/);
  const today = [...(isToday(-3) ? ['Late visit'] : []), ...(isToday(0.5) ? ['Thawed vials'] : [])];
  await expect(titles(page)).toHaveText(today);
  await expect(page.getByRole('tab', { name: `All (${today.length})` })).toBeVisible();
});

test('shows what is due on cards and in the review, from where a count leads to the list', async ({
  signIn,
  given,
}) => {
  const { manager, late } = await queue(given);
  const page = await signIn(manager);
  const card = (title: string) => page.getByRole('article').filter({ hasText: title });
  await expect(card('Late visit')).toContainText('Overdue 2 h');
  await expect(card('Thawed vials')).toContainText('Due soon, in 3');
  await expectAccessible(page);
  await page.getByRole('link', { name: '1 overdue' }).click();
  await expect(titles(page)).toHaveText(['Late visit']);
  await page.goto(reviewPath(late));
  await expect(page.getByText('Overdue 2 h')).toBeVisible();
  await expectAccessible(page);
});
