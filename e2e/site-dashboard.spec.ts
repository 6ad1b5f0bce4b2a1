import type { Page } from '@playwright/test';
import { siteRequests } from '../functions/src/firebase/collections.ts';
import { answeredResearcher } from './harness/answered-researcher.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { sentAnswer, signedAnswer } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { expectNothingBeside, expectToast } from './harness/screen.ts';

const rows = (page: Page) => page.getByRole('tabpanel').getByRole('row');

test('shows a site its requests and their status; a row opens wherever it is clicked, and by keyboard', async ({
  signIn,
  given,
}) => {
  const page = await signIn(await answeredResearcher(given));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site Requests Dashboard');
  const site = page.getByRole('region', { name: 'Site', exact: true });
  await expect(site.getByRole('heading', { name: 'Harrow Clinic' })).toBeVisible();
  await expect(site).toContainText('Nadia Holm');
  for (const [name, value] of [
    ['Pending', '1'],
    ['Answered', '2'],
    ['Total', '3'],
  ] as const) {
    await expect(
      site
        .locator('div', { has: page.locator(`dt:text-is("${name}")`) })
        .locator('dd')
        .last(),
    ).toHaveText(value);
  }
  await expect(page.getByRole('columnheader')).toHaveText([
    ...['New', 'Number', 'Subject', 'Study', 'Date Submitted', 'Status', 'Answered', 'Actions'],
  ]);
  const row = rows(page).filter({ hasText: 'Lost diary' });
  await expect(row.getByText('Response Received', { exact: true })).toBeVisible();
  await expect(row.getByRole('img', { name: 'New response' })).toBeVisible();
  const submitted = row.getByRole('time').first();
  await expect(submitted).toHaveText(/Mar 5(, 2026)?,? 9:30 AM|Mar 5, 2026/);
  await expect(submitted).toHaveAttribute('title', /2026.*(EST|Eastern)/);
  await expect(page.getByText('Times are in Eastern Time.')).toBeVisible();
  const waiting = rows(page).filter({ hasText: 'Wrong kit' });
  await expect(waiting.getByText('Awaiting Response', { exact: true })).toBeVisible();
  await expect(waiting.getByRole('img', { name: 'New response' })).toHaveCount(0);
  await expectAccessible(page);

  await expect(waiting.getByRole('button')).toHaveCount(0);
  await waiting.click({ position: { x: 60, y: 20 } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wrong kit');
  await page.goBack();
  await waiting.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wrong kit');
  await page.goBack();

  const tabs = page.getByRole('tablist', { name: 'Filter by status' }).getByRole('tab');
  await expect(tabs).toHaveText(['All', 'Awaiting Response', 'Responses Received']);
  await page.getByRole('tab', { name: 'Responses Received' }).click();
  await expect(rows(page)).toHaveCount(3);
  const search = page.getByRole('searchbox', { name: /^Search by title or study/ });
  await search.fill('ZENITH');
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(/tab=received.*q=ZENITH/);
  await rows(page).getByRole('link', { name: 'View Request' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Late visit');
  await page.goBack();
  await expect(search).toHaveValue('ZENITH');
  await expect(page.getByRole('tab', { name: 'Responses Received' })).toHaveAttribute('aria-selected', 'true');
  await search.fill('no such thing');
  await expect(page.getByText('No requests to display')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(search).toHaveValue('');
  await expect(page.getByRole('main'), 'focus stays on the page').toBeFocused();
  await expect(rows(page)).toHaveCount(3);
});

test('a site without requests is led to its first question, and from an empty tab to all', async ({
  signIn,
  given,
}) => {
  const page = await signIn(
    await given.person('Clinical Researcher', [await given.site()]),
    '/site-dashboard?tab=awaiting',
  );
  await page.getByRole('button', { name: 'Show all requests' }).click();
  await expect(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ask the first question' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Submit a Study Request');
});

test('shows rows of one height, more of them in compact density, and who answered and when from 900 px on', async ({
  signIn,
  given,
}) => {
  const site = await given.site('Harrow Clinic');
  const sent = signedAnswer('Yes, please.');
  const answered = { status: 'completed' as const, queries: [{ sent }] };
  await given.requests(
    Array.from({ length: 20 }, (_, at) => ({
      site,
      title: `Question ${at}`,
      number: `MER-00${at + 10}`,
      ...(at === 0 ? answered : {}),
    })),
  );
  const page = await signIn(await given.person('Clinical Researcher', [site]));
  const row = rows(page).filter({ hasText: 'MER-0010' });
  for (const { density, height, least } of [
    { density: 'normal', height: 44, least: 10 },
    { density: 'compact', height: 36, least: 16 },
  ]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(rows(page)).toHaveCount(21);
    await page.evaluate((compact) => {
      if (compact) document.documentElement.dataset.density = 'compact';
    }, density === 'compact');
    const boxes = await rows(page).evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
    );
    const [head, ...others] = boxes;
    expect(head?.top).toBeLessThanOrEqual(200);
    expect(others.every((box) => Math.round(box.height) === height)).toBe(true);
    expect(others.filter(({ bottom }) => bottom <= 800).length).toBeGreaterThanOrEqual(least);
    await expectAccessible(page);
    for (const width of [900, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByText('MER-0010')).toBeVisible();
      await expect(row.getByRole('cell').nth(-2).getByText(sent.sent_by.name)).toBeVisible();
      await expect(row.locator('time').last()).toHaveAttribute('datetime', sent.sent_at);
      expect((await row.boundingBox())?.height).toBeCloseTo(height, 0);
      await expect(page.getByText(/^Times are in /)).toHaveCount(1);
      await expectNothingBeside(page);
    }
    await page.setViewportSize({ width: 400, height: 800 });
    await expect(page.getByText('MER-0010')).toBeVisible();
    await expectNothingBeside(page);
    await expectAccessible(page);
  }
});

test('names the site on rows of a person with several, and filters by it', async ({ signIn, given }) => {
  const [harrow, elms] = [await given.site('Harrow Clinic'), await given.site('Elms Hospital')];
  const person = await given.person('Clinical Researcher', [harrow, elms]);
  await given.request({ site: harrow, title: 'Lost diary' });
  await given.request({ site: elms, title: 'Wrong kit' });
  const page = await signIn(person);
  await expect(rows(page).filter({ hasText: 'Lost diary' })).toContainText('Harrow Clinic');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expectAccessible(page);
  const dialog = page.getByRole('dialog', { name: 'Filter' });
  await dialog.getByRole('combobox', { name: 'Site' }).click();
  await page.getByRole('option', { name: 'Elms Hospital' }).click();
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toContainText('Wrong kit');
  await expect(page).toHaveURL(new RegExp(`site=${elms.id}`));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
});

test('finds a request by number, question and answer, filters and orders the list, and shows what arrives', async ({
  signIn,
  given,
}) => {
  const site = await given.site();
  const person = await given.person('Clinical Researcher', [site]);
  const at = '2026-03-05T14:30:00.000Z';
  const asked = { created_at: at, queries: [{ timestamp_created: at }] };
  const own = await given.request({ site, title: 'Lost diary', number: 'JRN-0041', requesterId: person.id, ...asked });
  const sent = sentAnswer('Use the spare autoclave.');
  await given.request({ site, title: 'Wrong kit', status: 'completed', queries: [{ sent }] });
  const page = await signIn(person);
  await expect(rows(page).nth(1)).toContainText('Wrong kit');
  const search = page.getByRole('searchbox');
  for (const [text, title] of [
    ['jrn-41', 'Lost diary'],
    ['autoclave', 'Wrong kit'],
  ] as const) {
    await search.fill(text);
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).nth(1)).toContainText(title);
  }
  await search.fill('');
  for (const [by, title] of [
    ['me', 'Lost diary'],
    ['others', 'Wrong kit'],
  ] as const) {
    await page.goto(`/site-dashboard?by=${by}`);
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).nth(1)).toContainText(title);
  }
  await page.goto('/site-dashboard?sort=oldest');
  await expect(rows(page).nth(1)).toContainText('Lost diary');
  await page.goto('/site-dashboard?days=30');
  await expect(rows(page)).toHaveCount(2);
  // An answer brings a request to the top.
  await page.goto('/site-dashboard');
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await expect(rows(page).getByText('Awaiting Response', { exact: true })).toBeVisible();
  const now = new Date().toISOString();
  await siteRequests().doc(own.request_id).update({ status: 'completed', answered_at: now, active_at: now });
  await expect(rows(page).nth(1)).toContainText('Lost diary');
  await expect(page.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
  await expect(rows(page).getByText('Response Received', { exact: true })).toHaveCount(2);
});

test('counts, lists and finds all requests of a site with more than are read at once', async ({ signIn, given }) => {
  const site = await given.site();
  const day = (at: number) => new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString();
  const answered = { status: 'completed' as const, queries: [{ sent: sentAnswer('Yes.') }] };
  await given.requests(
    Array.from({ length: 124 }, (_, at) => ({
      site,
      title: `Question ${at}`,
      created_at: day(at),
      ...(at === 0 ? answered : {}),
    })),
  );
  const page = await signIn(await given.person('Clinical Researcher', [site]));
  const counters = page.getByRole('region', { name: 'Site', exact: true }).getByRole('definition');
  await expect(counters).toHaveText(['123', '1', '124']);
  const pages = page.getByRole('navigation', { name: 'Request pages' });
  await expect(rows(page)).toHaveCount(26);
  // It was answered just now.
  await expect(rows(page).nth(1)).toContainText('Question 0');
  await expect(rows(page).nth(2)).toContainText('Question 123');
  await pages.getByRole('button', { name: 'Go to page 5' }).click();
  await expect(page.getByRole('link', { name: 'View Request: Question 1', exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(25);
  await expect(rows(page).nth(1)).toContainText('Question 24');
  await expect(page).toHaveURL(/page=5/);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Responses Received' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('tab', { name: 'All' }).click();
  await pages.getByRole('button', { name: 'Go to page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('searchbox').fill('question 0');
  await expect(rows(page)).toHaveCount(2);
  await expect(pages).toHaveCount(0);
});

test('reports requests that fail to load', async ({ signIn, given }) => {
  // Firestore denies access: the browser was given a site the user does not belong to.
  const foreign = await given.site();
  const page = await signIn(await given.person('Clinical Researcher', [await given.site()]));
  await page.route('**/api/v1/users/email/*/role', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), site_ids: [foreign.id] } });
  });
  await page.reload();
  await expectToast(page, 'siteRequestsFailed');
  await expect(page.getByText('Requests could not be loaded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
