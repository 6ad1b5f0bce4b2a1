import type { Page } from '@playwright/test';
import type { GivenRequest } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';

/** More than either dashboard reads at first. */
const REQUESTS = 40;

const minute = (at: number) => new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString();

/** The words that are highlighted on the screen. */
const highlighted = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map((range) => (range as Range).toString()));

test('both dashboards find requests that they have not read, and highlight what was searched', async ({
  signIn,
  given,
}) => {
  const [site, study] = [await given.site(), await given.study(`ORCHID-${Date.now().toString(36)}`)];
  const word = `zq${Date.now().toString(36)}`;
  await given.requests(
    Array.from({ length: REQUESTS }, (_, at): GivenRequest => {
      const [title, question] = at === 0 ? [`Oldest ${word}`, `Is Fizz${word} allowed?`] : [`Question ${at}`, 'Is it?'];
      const created_at = minute(at);
      return { site, study, title, created_at, queries: [{ question, timestamp_created: created_at }] };
    }),
  );

  const team = await signIn(await given.person('Site Manager', [site]), '/dashboard');
  await expect(team.getByRole('heading', { name: `Question ${REQUESTS - 1}`, exact: true })).toBeVisible();
  await team.getByRole('searchbox').fill(`FIZZ${word}`);
  const oldest = team.getByRole('heading', { name: `Oldest ${word}` });
  await expect(oldest).toBeVisible();
  await expect(team.getByRole('tab')).toHaveText(['All (1)', 'Pending (1)', 'Completed (0)']);
  await expect.poll(() => highlighted(team)).toEqual([`Fizz${word}`]);
  await team.getByRole('searchbox').fill(`${word}nowhere`);
  await expect(team.getByText(`No requests found matching`)).toBeVisible();

  const own = await signIn(await given.person('Clinical Researcher', [site]), '/site-dashboard');
  const rows = own.getByRole('tabpanel').getByRole('row');
  await expect(rows).toHaveCount(26);
  await own.getByRole('searchbox').fill(`${word} oldest`);
  await expect(rows).toHaveCount(2);
  await expect.poll(() => highlighted(own)).toEqual([word, 'Oldest']);
  await own.getByRole('searchbox').fill(`fizz${word}`);
  await expect(rows.filter({ hasText: `Oldest ${word}` })).toBeVisible();
  await own.getByRole('searchbox').fill(`${word}nowhere`);
  await expect(own.getByText('No requests to display')).toBeVisible();
});
