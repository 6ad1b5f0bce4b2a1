import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dayOf, type MonthlyUsage } from '@trialdesk/contract/entities/usage';
import { budgetNotices, studies, usageMonths } from '../functions/src/firebase/collections.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import type { Given } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { expectNothingBeside } from './harness/screen.ts';

/** Months that no model has been used in yet. */
const [LAST, BEFORE] = ['2039-12', '2039-11'];

async function usedModel(given: Given): Promise<string> {
  const [id, name] = [randomUUID(), `Study ${randomUUID().slice(0, 8)}`];
  await studies().doc(id).create({ id, name });
  const sums = { drafts: 120, calls: 131, input_tokens: 900_000, output_tokens: 60_000, cached_tokens: 0, unpriced: 2 };
  const usage: MonthlyUsage[] = [
    { ...sums, month: LAST, study_id: id, usd: 4.5 },
    { ...sums, month: LAST, study_id: null, usd: 1.25 },
    { ...sums, month: BEFORE, study_id: id, usd: 0.5 },
  ];
  const placeOf = ({ month, study_id }: MonthlyUsage) => usageMonths().doc(`${month}_${study_id ?? ''}`);
  await Promise.all(usage.map((each) => placeOf(each).set(each)));
  given.onEnd(() => Promise.all([...usage.map((each) => placeOf(each).delete()), studies().doc(id).delete()]));
  return name;
}

test('shows what the model costs by study and month, and downloads it', async ({ signIn, given }) => {
  const study = await usedModel(given);
  const page = await signIn('administrator');
  await page.getByRole('link', { name: 'AI Cost' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Cost');
  const rows = page.getByRole('table', { name: 'Cost in December 2039' }).getByRole('row');
  await expect(rows.nth(1)).toHaveText(`${study}120131900,00060,000$4.50`);
  await expect(rows.nth(2)).toContainText('Documents of all studies');
  await expect(rows.nth(3)).toHaveText('Total2402621,800,000120,000$5.75');
  await expect(page.getByText('4 calls of models without a known price are not included.')).toBeVisible();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain(`"2039-11","${study}","120","131","900000","0","60000","0.5000","2"`);

  await page.getByLabel('Month').click();
  await page.getByRole('option', { name: 'November 2039' }).click();
  await expect(page.getByRole('table', { name: 'Cost in November 2039' })).toContainText('$0.50');
  await page.setViewportSize({ width: 400, height: 800 });
  await expectNothingBeside(page);
  await expectAccessible(page);
});

test('says on every page when most of the tokens of the day are used, and when all are', async ({ signIn, given }) => {
  const day = dayOf(new Date().toISOString());
  const place = budgetNotices().doc(day);
  given.onEnd(() => place.delete());
  const notice = { day, budget: 1_000_000, near_at: new Date().toISOString(), reached_at: null };
  await place.set(notice);
  const page = await signIn('administrator', '/documents');
  await expect(page.getByText("The AI model has used 80 % of today's 1,000,000 tokens.")).toBeVisible();
  await expectAccessible(page);
  await place.set({ ...notice, reached_at: notice.near_at });
  await expect(page.getByText('Drafts are extracted from the documents until midnight UTC.')).toBeVisible();

  const manager = await signIn('manager', '/documents');
  await expect(manager.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(manager.getByText('The AI model has used')).toHaveCount(0);
});
