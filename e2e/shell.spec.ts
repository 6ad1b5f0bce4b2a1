import { expectAccessible } from './harness/expect-accessible.ts';
import { holdRequests } from './harness/hold-requests.ts';
import { expect, test } from './harness/journey.ts';
import { expectToast } from './harness/screen.ts';

const GUARDED = [
  '/dashboard',
  '/site-dashboard',
  '/documents',
  '/studies',
  '/contacts',
  '/announcements',
  '/reports',
  '/settings',
  '/team-management',
];

/** Sidebar entries of an Administrator and the titles of their pages. */
const ADMINISTRATOR_PAGES = [
  ['Documents', 'Study Documents'],
  ['Studies', 'Studies'],
  ['Site Management', 'Site Management'],
  ['Announcements', 'Announcements'],
  ['Reports', 'Reports'],
  ['Access Management', 'Access Management'],
  ['Audit Trail', 'Audit Trail'],
  ['AI Cost', 'AI Cost'],
  ['Settings', 'Settings'],
  ['Requests', 'Study Requests Dashboard'],
] as const;

test('redirects signed-out users from guarded pages to login', async ({ page }) => {
  for (const path of [...GUARDED, '/request/some', '/site-request/some']) {
    await page.goto(path);
    await expect(page, `${path} leads to the sign-in page`).toHaveURL(/\/login$/);
  }
  await page.goto('/submit-request');
  await expect(page).toHaveURL(/\/login$/);
  await expectToast(page, 'signInRequired');
});

test('shows a spinner while the user loads', async ({ signIn }) => {
  const page = await signIn('manager');
  const { promise: answer, resolve: goOn } = Promise.withResolvers<undefined>();
  await page.route('**/api/v1/users/email/*/role', async (route) => {
    await answer;
    await route.fallback();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  goOn(undefined);
  await expect(page.getByRole('heading', { name: 'Study Requests Dashboard' })).toBeVisible();
});

test('shows progress for slow pages and dialogs', async ({ signIn }) => {
  const page = await signIn('manager');
  const documents = await holdRequests(page, '**/assets/documents-page-*.js');
  const upload = await holdRequests(page, '**/assets/upload-dialog-*.js');
  await page.getByRole('link', { name: 'Documents' }).click();
  await expect(page.getByRole('status', { name: 'Loading page' })).toBeVisible();
  documents.release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Study Documents');
  await expect(page.getByRole('status', { name: 'Loading page' })).toHaveCount(0);
  await expect(page.getByRole('status', { name: 'Loading documents' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Upload Document' }).click();
  await expect(page.getByRole('status', { name: 'Loading', exact: true })).toBeVisible();
  await upload.requested;
  upload.release();
  await expect(page.getByRole('dialog', { name: 'Upload Document' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading', exact: true })).toHaveCount(0);
});

test('keeps Clinical Researchers on the site pages', async ({ signIn }) => {
  const page = await signIn('researcher');
  await expect(page).toHaveURL(/\/site-dashboard$/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/site-dashboard$/);
  await page.getByRole('link', { name: 'Documents' }).click();
  await expectToast(page, 'teamOnly');
  await expect(page).toHaveURL(/\/site-dashboard$/);
  await page.goto('/contacts');
  await expect(page).toHaveURL(/\/site-dashboard$/);
  await expectToast(page, 'teamOnly');
  await page.goto('/team-management');
  await expect(page).toHaveURL(/\/site-dashboard$/);
  await expectToast(page, 'accessDenied');
  for (const path of ['/reports', '/saved-replies', '/studies/any']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/site-dashboard$/);
  }
});

test('keeps Site Managers off the pages of Administrators and Submit Request', async ({ signIn }) => {
  const page = await signIn('manager');
  for (const path of ['/team-management', '/usage', '/audit']) {
    await page.goto(path);
    await expect(page, `${path} leads to the dashboard`).toHaveURL(/\/dashboard$/);
    await expectToast(page, 'accessDenied');
  }
  await page.goto('/submit-request');
  await expect(page).toHaveURL('/');
  await expectToast(page, 'researchersOnly');
});

test('links all pages from the sidebar, with one left edge, and shows the user', async ({ signIn, given }) => {
  // Not the demo account: the view that is chosen is remembered.
  const page = await signIn(await given.person('Administrator', [], { name: 'Alma Okonjo-Reyes' }));
  const main = page.getByRole('navigation', { name: 'Main' });
  const entries = main.getByRole('listitem');
  await expect(entries).toHaveText([
    'Requests',
    'Documents',
    'Studies',
    'Site Management',
    'Announcements',
    'Reports',
    'Access Management',
    'Audit Trail',
    'AI Cost',
    'Settings',
  ]);
  await expect(main.getByText('Alma Okonjo-Reyes')).toBeVisible();
  await expect(main.getByText('Administrator', { exact: true })).toBeVisible();
  await expect(main.getByText('AO', { exact: true })).toBeVisible();
  const title = page.getByRole('heading', { level: 1 });
  const edge = async () => (await title.boundingBox())?.x;
  await expect(title).toHaveText('Study Requests Dashboard');
  const first = await edge();
  for (const [entry, name] of ADMINISTRATOR_PAGES) {
    await main.getByRole('link', { name: entry, exact: true }).click();
    await expect(title).toHaveText(name);
    await expect(page).toHaveTitle(`${name} · TrialDesk`);
    await expect.poll(edge, name).toBe(first);
    await expect(main.getByRole('link', { name: entry, exact: true })).toHaveAttribute('aria-current', 'page');
  }
  await main.getByRole('link', { name: 'Documents' }).click();
  await main.getByRole('link', { name: 'TrialDesk home' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const list = page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'List' });
  await list.click();
  await expect(list).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(edge, 'as a list').toBe(first);
});

test('ends the session in other tabs on logout', async ({ signIn }) => {
  const page = await signIn('manager', '/documents');
  const other = await page.context().newPage();
  await other.goto('/contacts');
  await expect(other.getByRole('heading', { name: 'Site Management' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expectToast(page, 'logoutSucceeded');
  await expect(other).toHaveURL(/\/login$/);
  await page.goto('/documents');
  await expect(page).toHaveURL(/\/login$/);
});

test('reports a failed logout and keeps the session', async ({ signIn, expectFault }) => {
  // What is counted while the session ends is refused.
  expectFault(/status of 403 .*runAggregationQuery/);
  const page = await signIn('manager');
  await page.evaluate(() => {
    IDBObjectStore.prototype.delete = () => {
      throw new DOMException('The storage is broken', 'UnknownError');
    };
  });
  await page.getByRole('button', { name: 'Log out' }).click();
  await expectToast(page, 'logoutFailed');
  await expect(page.getByRole('heading', { name: 'Study Requests Dashboard' })).toBeVisible();
});

test('shows a bar while the connection is lost', async ({ signIn, expectFault }) => {
  expectFault(/(ERR_CONNECTION_FAILED|WebChannelConnection|Could not reach Cloud Firestore)/);
  const page = await signIn('researcher', '/settings');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  const bar = page.getByText('Connection lost. Your text is kept, and this page updates once you are back online.');
  await expect(bar).toHaveCount(0);
  await page.route('**/google.firestore.v1.Firestore/**', (route) => route.abort('connectionfailed'));
  await page.reload();
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/google.firestore.v1.Firestore/**');
  await expect(bar).toHaveCount(0);
});

test('offers a skip link as the first tab stop', async ({ signIn }) => {
  const page = await signIn('manager', '/documents');
  await expect(page.getByRole('heading', { name: 'Study Documents' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('shows the sidebar as a drawer on phones without horizontal scrolling', async ({ signIn }) => {
  const page = await signIn('administrator');
  await page.setViewportSize({ width: 400, height: 800 });
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  for (const [entry, title] of ADMINISTRATOR_PAGES) {
    await menu.click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider, `${title} fits on a phone`).toBeLessThanOrEqual(0);
  }
});
