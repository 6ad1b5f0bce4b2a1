import type { Site, Study } from '@trialdesk/contract/entities/site';
import type { Locator, Page } from '@playwright/test';
import { countDocumentReads, type DocumentReads } from './harness/document-reads.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { readyDraft, sentAnswer, type Given, type GivenRequest } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';

const SITES = 45;
const STUDIES = 6;
const REQUESTS = 300;
/** The first study has these, and the latest; each tenth is completed. */
const BUSY = 150;

const minute = (at: number) => new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString();

/** One person's 45 sites: one study asks all the time, the others did earlier. */
async function sponsor(given: Given): Promise<{ sites: Site[]; studies: Study[] }> {
  const tag = Date.now().toString(36).toUpperCase();
  const sites = await Promise.all(Array.from({ length: SITES }, (_, at) => given.site(`Clinic ${at + 1} ${tag}`)));
  const studies = await Promise.all(
    Array.from({ length: STUDIES }, (_, at) =>
      given.study(`${['BUSY', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH', 'LAST'][at]}-${tag}`),
    ),
  );
  const asked = Array.from({ length: REQUESTS }, (_, at): GivenRequest[] => {
    const study = at >= REQUESTS - BUSY ? studies[0] : studies[STUDIES - 1 - Math.floor((at * (STUDIES - 1)) / BUSY)];
    const site = sites[(at * 7) % SITES];
    if (!study || !site) return [];
    const created_at = minute(at);
    const query = {
      timestamp_created: created_at,
      draft: { ...readyDraft('Three days is fine.'), written_at: created_at },
    };
    const sent = sentAnswer('Within three days.', { sent_at: created_at });
    const isDone = at % 10 === 0;
    return [
      {
        site,
        study,
        title: `Question ${at}`,
        created_at,
        status: isDone ? 'completed' : 'processing',
        queries: [{ ...query, sent: isDone ? sent : null }],
      },
    ];
  });
  await given.requests(asked.flat());
  return { sites, studies };
}

/** To open the page; waits for reads that are still under way. */
async function expectFewReads(reads: DocumentReads, most = 120): Promise<void> {
  let before = -1;
  await expect
    .poll(
      () => {
        const isSettled = before > 10 && before === reads.distinct();
        before = reads.distinct();
        return isSettled;
      },
      { intervals: [1_000] },
    )
    .toBe(true);
  expect(reads.distinct(), JSON.stringify(reads.byCollection())).toBeLessThanOrEqual(most);
}

/** Once nothing above it changes its size any more. */
async function placeOf(element: Locator): Promise<{ x: number; y: number }> {
  let before = await element.boundingBox();
  await expect
    .poll(
      async () => {
        const place = await element.boundingBox();
        const isSame = JSON.stringify(place) === JSON.stringify(before);
        before = place;
        return isSame;
      },
      { intervals: [1_500] },
    )
    .toBe(true);
  if (!before) throw new Error('The element is not shown');
  return before;
}

const nodesOf = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);
const headings = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 2 });
const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('shows the research team the latest requests of each study, and reads no others', async ({ signIn, given }) => {
  const { sites, studies } = await sponsor(given);
  const page = await signIn(await given.person('Site Manager', sites), '/settings');
  const reads = await countDocumentReads(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('tab')).toHaveText(['All (300)', 'Pending (270)', 'Completed (30)']);
  await expect(card(page, 'Question 299').getByText('Three days is fine.')).toBeVisible();
  await expect(page.getByText('All sites selected')).toBeVisible();
  await expectFewReads(reads);

  await page.getByRole('button', { name: 'Collapse All' }).click();
  await expect(headings(page)).toHaveText(studies.slice(0, 2).map(({ name }) => name));
  await expectAccessible(page);
  await page.getByRole('button', { name: `Show more requests: ${studies[0]?.name}` }).click();
  await expect(card(page, 'Question 290')).toBeVisible();
  await page.mouse.wheel(0, 20_000);
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    await expect(headings(page).last()).toHaveText(studies.at(-1)?.name ?? '', { timeout: 500 });
  }).toPass();
  expect(await nodesOf(page)).toBeLessThan(3_000);

  const title =
    (await page
      .getByRole('link', { name: /^View Details/ })
      .nth(3)
      .getAttribute('aria-label')) ?? '';
  const link = page.getByRole('link', { name: title, exact: true });
  // Until the list has come to rest, its rows are replaced.
  await expect(() => link.scrollIntoViewIfNeeded()).toPass();
  const place = await placeOf(link);
  for (const back of [() => page.getByRole('link', { name: 'Back to Dashboard' }).click(), () => page.goBack()]) {
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Study Requests Dashboard');
    await back();
    await expect(page.getByRole('button', { name: 'Expand All' })).toBeVisible();
    await expect.poll(async () => Math.abs(((await link.boundingBox())?.y ?? NaN) - place.y)).toBeLessThanOrEqual(1);
  }

  await page.getByRole('tab', { name: 'Completed (30)' }).click();
  await expect(card(page, 'Question 290')).toBeVisible();
  await page.getByRole('button', { name: 'Expand All' }).click();
  await expect(card(page, 'Question 290').getByText('Within three days.')).toBeVisible();
});

test('shows a person of 45 sites the requests of all of them', async ({ signIn, given }) => {
  const { sites } = await sponsor(given);
  const page = await signIn(await given.person('Clinical Researcher', sites), '/settings');
  const reads = await countDocumentReads(page);
  await page.goto('/site-dashboard');
  const rows = page.getByRole('tabpanel').getByRole('row');
  await expect(rows.nth(1)).toContainText('Question 299');
  await expect(rows.nth(10)).toContainText('Question 290');
  const counters = page.getByRole('region', { name: 'Site', exact: true }).getByRole('definition');
  await expect(counters).toHaveText(['270', '30', '300']);
  await expect(page.getByRole('region', { name: 'Site', exact: true }).getByRole('heading')).toHaveText(/, \+42 more$/);
  await expectFewReads(reads);
  expect(await nodesOf(page)).toBeLessThan(3_000);
  await page.getByRole('button', { name: 'Go to page 12' }).click();
  await expect(rows.nth(25)).toContainText('Question 0');

  await page.getByRole('button', { name: 'Notifications, 30 unread' }).click();
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  await expect(bell.getByText('15 earlier ones are in the list of requests.')).toBeVisible();
  await bell.getByRole('button', { name: 'Dismiss: Question 290' }).click();
  await expect(page.getByRole('button', { name: 'Notifications, 29 unread', includeHidden: true })).toBeVisible();
  await bell.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell.getByText('No new responses')).toBeVisible();
});

test('opens Access Management with the first users', async ({ signIn, given }) => {
  const site = await given.site();
  await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      given.person('Clinical Researcher', [site], {
        status: 'invited',
        email: `a${String(at).padStart(3, '0')}-${site.id}@example.test`,
      }),
    ),
  );
  const page = await signIn('administrator', '/settings');
  const reads = await countDocumentReads(page);
  await page.goto('/team-management');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(26);
  await expectFewReads(reads, 60);
  await page.getByRole('button', { name: /^Show more of \d+ users$/ }).click();
  await expect(rows).toHaveCount(51);
  await page.getByRole('searchbox', { name: 'Search users' }).fill(`a059-${site.id}`);
  await expect(rows).toHaveCount(2);
});

test('filters 300 sites without a control for each of them', async ({ signIn, given }) => {
  const sites = await Promise.all(
    Array.from({ length: 300 }, (_, at) => given.site(`Clinic ${String(at).padStart(3, '0')}`)),
  );
  const page = await signIn(await given.person('Site Manager', sites));
  await page.getByRole('button', { name: 'Filter Sites' }).click();
  const filter = page.getByRole('dialog', { name: 'Filter Sites' });
  const boxes = filter.getByRole('checkbox');
  await expect(boxes.first()).toBeChecked();
  expect(await boxes.count()).toBeLessThan(40);
  await expectAccessible(page);

  // By keyboard, each checkbox leads to the next, beyond those rendered at first, however fast the keys are pressed.
  await boxes.first().focus();
  await Promise.all(Array.from({ length: 44 }, () => page.keyboard.press('Tab')));
  await expect(filter.getByRole('checkbox', { name: /^Clinic 044/ })).toBeFocused();

  await filter.getByRole('searchbox', { name: 'Search sites and managers' }).fill('nic 29');
  await expect(boxes).toHaveCount(10);
  await filter.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(boxes.first()).not.toBeChecked();
  await filter.getByRole('searchbox').fill('clinic 28');
  await expect(boxes.first()).toBeChecked();
  await filter.getByRole('searchbox').fill('oak');
  await expect(filter.getByText('No sites found matching "oak"')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Clinic 000, Clinic 001, Clinic 002, +287 more')).toBeVisible();
});
