import type { Page } from '@playwright/test';
import { expectAccessible } from './harness/expect-accessible.ts';
import { readyDraft, sentAnswer, type Given } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { MANUAL_CITATION } from './harness/manual-citation.ts';

/** A manager of two sites, with one request of each kind. */
async function busyManager(given: Given) {
  const [north, south] = [await given.site('Alder Clinic'), await given.site('Birch Clinic')];
  const manager = await given.person('Site Manager', [north, south], { name: 'Noor Haddad' });
  const other = { id: 'another-study', name: 'ZENITH-9' };
  await given.request({
    site: north,
    title: 'Late visit',
    queries: [{ draft: readyDraft('Three days late is fine. [1]', [MANUAL_CITATION]) }],
  });
  await given.request({ site: south, title: 'Lost diary', requester: 'Ines Valdivia' });
  await given.request({
    site: south,
    title: 'Thawed vials',
    study: other,
    queries: [
      { sent: sentAnswer('Quarantine them first.') },
      { question: 'And for how long?', draft: readyDraft('For a fortnight.') },
    ],
  });
  await given.request({
    site: north,
    title: 'Wrong kit',
    status: 'completed',
    study: other,
    queries: [{ sent: sentAnswer('Please send it back.', { citations: [MANUAL_CITATION] }) }],
  });
  return { manager, north, south };
}

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const card = (page: Page, title: string) => cards(page).filter({ has: page.getByRole('heading', { name: title }) });

test('groups requests by study with question, answer and status', async ({ signIn, given }) => {
  const { manager } = await busyManager(given);
  const page = await signIn(manager);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Study Requests Dashboard');
  await expect(page.getByText('All sites selected')).toBeVisible();
  const tabs = page.getByRole('tablist', { name: 'Filter by status' }).getByRole('tab');
  await expect(tabs).toHaveText(['All (4)', 'Pending (3)', 'Completed (1)']);
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText(['ZENITH-9', 'MERIDIAN-1']);

  const late = card(page, 'Late visit');
  await expect(late).toContainText('Alder Clinic');
  await expect(late).toContainText('Robin Reed');
  await expect(late.getByText('Pending', { exact: true })).toBeVisible();
  await expect(late.getByRole('heading', { name: 'Generated Answer' })).toBeVisible();
  await expect(late.getByText('Pending Review')).toBeVisible();
  await expect(late.getByRole('list', { name: 'Citations' })).toContainText('Manual.pdf, page 7');
  await expect(late.getByText('Follow-up')).toHaveCount(0);

  const thread = card(page, 'Thawed vials');
  await expect(thread.getByText('Follow-up', { exact: true })).toBeVisible();
  await expect(thread.getByText('Question 2 in this thread')).toBeVisible();
  await expect(thread.getByText('And for how long?')).toBeVisible();
  await expect(thread.getByRole('heading', { name: 'Latest Response' })).toBeVisible();

  const done = card(page, 'Wrong kit');
  await expect(done.getByText('Completed', { exact: true })).toBeVisible();
  await expect(done.getByRole('heading', { name: 'Final Answer' })).toBeVisible();
  await expect(done.getByText('Pending Review')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Collapse All' }).click();
  await expect(page.getByText('Three days late is fine.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Late visit' })).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: 'Expand All' }).click();
  await expect(page.getByText('Three days late is fine.')).toBeVisible();
});

test('keeps tab and search in the URL and on Back', async ({ signIn, given }) => {
  const { manager } = await busyManager(given);
  const page = await signIn(manager);
  const search = page.getByRole('searchbox', { name: 'Search by title, question, answer, site, study or requester' });
  await page.getByRole('tab', { name: 'Pending (3)' }).click();
  await expect(page).toHaveURL(/tab=pending/);
  for (const [text, title] of [
    ['LATE visit', 'Late visit'],
    ['three days late', 'Late visit'],
    ['valdivia', 'Lost diary'],
    ['how long?', 'Thawed vials'],
    ['zenith', 'Thawed vials'],
  ] as const) {
    await search.fill(text);
    await expect(cards(page)).toHaveCount(1);
    await expect(card(page, title)).toBeVisible();
  }
  await expect(page).toHaveURL(/q=zenith/);
  await page.getByRole('link', { name: 'View Details: Thawed vials' }).click();
  await expect(page).toHaveURL(/\/request\//);
  await page.goBack();
  await expect(search).toHaveValue('zenith');
  await expect(page.getByRole('tab', { name: 'Pending (1)' })).toHaveAttribute('aria-selected', 'true');
  await expect(cards(page)).toHaveCount(1);

  await search.fill('no such words');
  await expect(page.getByText('No requests found matching "no such words"')).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(cards(page)).toHaveCount(3);
  await expect(page).not.toHaveURL(/q=/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Pending (3)' })).toHaveAttribute('aria-selected', 'true');
});

test('shows a title and a question from right to left if their language is', async ({ signIn, given }) => {
  const site = await given.site();
  const title = 'هل يجوز إعطاء الجرعة؟';
  const question = 'نسي المريض جرعة الصباح.';
  const { request_id } = await given.request({ site, title, queries: [{ question }] });
  const page = await signIn(await given.person('Site Manager', [site]));
  await expect(card(page, title).getByText(title, { exact: true })).toHaveCSS('direction', 'rtl');
  await expect(card(page, title).getByText(question)).toHaveCSS('direction', 'rtl');
  await page.goto(`/request/${request_id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'rtl');
  await expect(page.getByRole('article').getByText(question)).toHaveCSS('direction', 'rtl');
});

test('filters by own sites and by all sites, grouped by manager', async ({ signIn, given }) => {
  const { manager } = await busyManager(given);
  await given.site('Cedar Clinic');
  const page = await signIn(manager);
  await expect(cards(page)).toHaveCount(4);
  const button = page.getByRole('button', { name: 'Filter Sites' });
  await button.click();
  const filter = page.getByRole('dialog', { name: 'Filter Sites' });
  await filter.getByRole('checkbox', { name: /Birch Clinic/ }).uncheck();
  await expect(page.getByText('Alder Clinic', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(cards(page)).toHaveCount(2);
  await expect(page).toHaveURL(/sites=/);

  await button.click();
  await filter.getByRole('button', { name: 'All Sites' }).click();
  const own = filter.getByRole('group', { name: "Noor Haddad's Sites" });
  await expect(own).toContainText(manager.email);
  await expect(own).toContainText('Alder Clinic2 requests');
  await expect(filter.getByRole('group', { name: 'Other Sites' })).toContainText('Cedar Clinic');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('No sites selected. Please select at least one site to view requests.')).toBeVisible();
  await expect(page.getByText('No sites selected', { exact: true })).toBeVisible();
  await button.click();
  await own.getByRole('button', { name: 'All' }).click();
  await page.keyboard.press('Escape');
  await expect(cards(page)).toHaveCount(4);
  await expect(page.getByText('Alder Clinic, Birch Clinic', { exact: true })).toBeVisible();
  await button.click();
  await own.getByRole('button', { name: 'Clear', exact: true }).click();
  await filter.getByRole('button', { name: 'My Sites' }).click();
  await expect(filter.getByRole('checkbox')).toHaveCount(2);
});
