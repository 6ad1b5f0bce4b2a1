import type { MessageKey } from '@trialdesk/contract/messages';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './harness/expect-accessible.ts';
import { expect, test, type Person } from './harness/journey.ts';
import { expectToast } from './harness/screen.ts';

const DATABASE = '**/google.firestore.v1.Firestore/**';
const FAULT =
  /ERR_CONNECTION_FAILED|ERR_INTERNET_DISCONNECTED|WebChannelConnection|Could not reach Cloud Firestore|Failed to load resource/;

const cutOff = (page: Page) => page.route(DATABASE, (route) => route.abort('connectionfailed'));
const reconnect = (page: Page) => page.unroute(DATABASE);

/** Lets the page's clock run ahead until this is so, in place of waiting as long as people would. */
async function withTime(page: Page, expectation: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(3_000);
    await expectation();
  }).toPass({ intervals: [100] });
}

const soon = { timeout: 500 };
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try Again' });

/** Presses the button until it is gone: the application may have recovered by itself before it is reached. */
async function tryAgain(button: Locator): Promise<void> {
  await expect(async () => {
    if ((await button.count()) > 0) await button.click({ timeout: 2_000 });
    expect(await button.count()).toBe(0);
  }).toPass();
}

const lists: { path: string; person: Person; message: MessageKey; says: string; loaded: RegExp; never: RegExp }[] = [
  {
    path: '/site-dashboard',
    person: 'researcher',
    message: 'siteRequestsFailed',
    says: 'Requests could not be loaded.',
    loaded: /View Request|Response Received|Awaiting Response/,
    never: /No requests to display/,
  },
  {
    path: '/team-management',
    person: 'administrator',
    message: 'usersFailed',
    says: 'Users could not be loaded.',
    loaded: /researcher2@trialdesk\.test/,
    never: /No users found/,
  },
];

const bell = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

async function openBell(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(bell(page)).toBeVisible();
}

/** On the dashboard of a site, while it is cut off. */
async function expectNoFigures(page: Page): Promise<void> {
  const site = page.getByRole('region', { name: 'Site' });
  await withTime(page, () => expect(site.getByText('–', { exact: true })).toHaveCount(3, soon));
  await openBell(page);
  await expect(bell(page).getByText('New responses could not be loaded.')).toBeVisible();
  await expect(bell(page).getByText('No new responses')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bell(page)).toHaveCount(0);
}

async function expectBellRecovers(page: Page): Promise<void> {
  await openBell(page);
  await tryAgain(bell(page).getByRole('button', { name: 'Try Again' }));
  await expect(bell(page).getByText('New responses could not be loaded.')).toHaveCount(0);
}

for (const { path, person, message, says, loaded, never } of lists) {
  const hasFigures = person === 'researcher';
  const also = hasFigures ? ', shows no figure that is not known,' : '';
  test(`${path} says that it could not be loaded${also} and recovers`, async ({ signIn, expectFault }) => {
    expectFault(FAULT);
    const page = await signIn(person, '/settings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
    await cutOff(page);
    await page.clock.install();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await withTime(page, () => expect(page.getByText(says)).toBeVisible(soon));
    await expectToast(page, message);
    await expect(page.getByText(never)).toHaveCount(0);
    await expect(retry(page)).toBeVisible();
    await expectAccessible(page);
    if (hasFigures) await expectNoFigures(page);
    await reconnect(page);
    await tryAgain(retry(page));
    await expect(page.getByText(loaded).first()).toBeVisible();
    await expect(page.getByText(says)).toHaveCount(0);
    if (hasFigures) await expectBellRecovers(page);
  });
}

test('recovers by itself', async ({ signIn, expectFault }) => {
  expectFault(FAULT);
  const page = await signIn('researcher', '/settings');
  await cutOff(page);
  await page.goto('/site-dashboard');
  await expect(page.getByText('Requests could not be loaded.')).toBeVisible();
  await reconnect(page);
  await expect(page.getByText('Requests could not be loaded.')).toHaveCount(0);
  await expect(page.getByText('Failed to load requests. Please try again.')).toHaveCount(0);
});

test('shows what was loaded before, and how old it is', async ({ signIn, given, expectFault }) => {
  expectFault(FAULT);
  const site = await given.site('Alder Clinic');
  for (const title of ['Late visit', 'Lost diary']) await given.request({ site, title });
  const page = await signIn(await given.person('Clinical Researcher', [site]), '/site-dashboard');
  const states = page.getByRole('tabpanel').getByText('Awaiting Response');
  await expect(states).toHaveCount(2);
  await cutOff(page);
  // The open stream is not aborted with the route.
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  const bar = page.getByRole('status').filter({ hasText: /Shown as of \d+:\d\d [AP]M\./ });
  await expect(bar).toBeVisible();
  await expect(states).toHaveCount(2);
  await expectAccessible(page);
  await reconnect(page);
  await tryAgain(bar.getByRole('button', { name: 'Try Again' }));
  await expect(bar).toHaveCount(0);
});

for (const { role, path, back } of [
  { role: 'Site Manager', path: '/request/', back: /\/dashboard$/ },
  { role: 'Clinical Researcher', path: '/site-request/', back: /\/site-dashboard$/ },
] as const) {
  test(`${path} says that the request could not be loaded, and returns`, async ({ signIn, given, expectFault }) => {
    expectFault(FAULT);
    const site = await given.site();
    const { request_id: id } = await given.request({ site });
    const address = `${path}${id}`;
    const page = await signIn(await given.person(role, [site]));
    await expect(page.locator(`a[href="${address}"]`).first()).toBeVisible();
    await cutOff(page);
    await page.clock.install();
    await page.goto(address);
    await expect(page.getByRole('status', { name: 'Loading request' })).toBeVisible();
    await withTime(page, () => expect(page.getByText('Request not found').first()).toBeVisible(soon));
    await expectToast(page, 'requestNotFound', { id });
    await expect(retry(page)).toBeVisible();
    await expectAccessible(page);
    await reconnect(page);
    await tryAgain(retry(page));
    await expect(page.getByRole('article').first()).toBeVisible();

    await cutOff(page);
    await page.goto(address);
    await withTime(page, () => expect(page).toHaveURL(back, soon));
  });
}
