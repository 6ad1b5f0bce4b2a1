import { expectAccessible } from './harness/expect-accessible.ts';
import { expect, test } from './harness/journey.ts';

const FEATURES = [
  'Site Request Management',
  'Communication Tracking',
  'Protocol Management',
  'Secure Patient Messaging',
  'Multi-Site Management',
  'AI-Powered Insights',
];

test('shows the landing page without loading Firebase', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Streamline Clinical Trial Communication');
  await expect(page.getByRole('banner').getByText('TrialDesk')).toBeVisible();
  const features = page.getByRole('region', { name: 'Key Features' });
  await expect(features.getByRole('heading', { level: 3 })).toHaveText(FEATURES);
  const inAction = page.getByRole('region', { name: 'See TrialDesk in Action' });
  await expect(inAction.getByRole('figure')).toContainText('Manage protocol questions with AI-suggested responses');
  await expect(page.getByRole('heading', { name: 'Ready to transform your clinical trial management?' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(`${new Date().getFullYear()}`);
  await expect(page.getByRole('contentinfo')).toContainText(/all rights reserved/i);

  const demos = page.getByRole('link', { name: 'Request Demo' });
  await expect(demos).toHaveCount(2);
  for (const demo of await demos.all()) {
    await expect(demo).toHaveAttribute('target', '_blank');
    await expect(demo).toHaveAttribute('rel', /noopener/);
    await expect(demo).toHaveAttribute('href', /^https:/);
  }
  await expectAccessible(page);

  const codes = await Promise.all(scripts.map((url) => page.request.get(url).then((answer) => answer.text())));
  expect(codes.length).toBeGreaterThan(1);
  expect(codes.filter((code) => code.includes('@firebase/'))).toEqual([]);
});

test('shows a screenshot in the theme of the page, links to login, and home from a missing page', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/');
  const picture = page.getByRole('img', { name: /A request under review/ });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(picture).toHaveAttribute('src', /review-light/);
  expect(fetched.filter((url) => url.includes('review-dark'))).toEqual([]);
  await page.locator('html').evaluate((html) => html.setAttribute('data-color-scheme', 'dark'));
  await expect(picture).toHaveAttribute('src', /review-dark/);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Home/ }).click();
  await expect(page).toHaveURL('/');
});

test('applies the dark theme from the first paint', async ({ page, expectFault }) => {
  expectFault(/ERR_FAILED.*\/assets\//);
  await page.addInitScript(() => {
    window.localStorage.setItem('td.owner', 'somebody');
    window.localStorage.setItem('td.somebody.mode', 'dark');
  });
  // Without the application's code, only the document and its head script run.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
});
