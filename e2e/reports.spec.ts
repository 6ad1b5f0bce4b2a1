import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { recount } from '../functions/src/reports/report-part-repository.ts';
import { askedAlike } from './harness/asked-alike.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { readyDraft, signedAnswer, type Given } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { expectNothingBeside } from './harness/screen.ts';

/** Two questions of one site, one of them answered, and one of another. */
async function askedQuestions(given: Given) {
  const study = await given.study(`Study ${randomUUID().slice(0, 8)}`);
  const [north, south] = [await given.site(), await given.site()];
  const requests = [
    await given.request({
      ...{ site: north, study, status: 'completed' as const, title: 'Answered long ago' },
      queries: [{ draft: readyDraft('Yes.'), sent: signedAnswer('Yes.') }],
    }),
    await given.request({ site: north, study, title: 'Waits in the north' }),
    await given.request({ site: south, study, title: 'Waits in the south' }),
  ];
  for (const { request_id, study_id, queries } of requests) {
    // What a test stores comes in parts, so it may have been counted too early.
    for (const { id, timestamp_created } of queries) await recount({ request_id, study_id, id, timestamp_created });
  }
  return { study, north };
}

test('a manager sees what was asked and what keeps coming up, opens the questions behind it, and downloads it', async ({
  signIn,
  given,
}) => {
  const { study, north } = await askedQuestions(given);
  const alike = await askedAlike(given);
  const page = await signIn('manager', `/reports?study=${alike.id}`);
  const themes = page.getByRole('region', { name: 'What keeps coming up' });
  await expect(themes.getByRole('listitem')).toHaveCount(1);
  await expect(themes).toContainText('May need clarification or an amendment');
  await expect(themes).toContainText(/4 questions from 4 sites · Protocol v3\.pdf › 6\.4\.1 Vomited Doses/);
  await expectAccessible(page);
  await themes.getByRole('link').click();
  await expect(page.getByText('4 questions, newest first')).toBeVisible();
  await expect(page.getByText(/Theme: .*dose/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports');
  await page.getByRole('combobox', { name: 'Study' }).click();
  await page.getByRole('option', { name: study.name }).click();
  const questions = page.getByRole('region', { name: 'Questions', exact: true });
  await expect(questions.getByRole('link', { name: 'Asked: 3' })).toBeVisible();
  await expect(page.getByText('What became of drafts')).toBeVisible();
  await expect(themes).toBeVisible();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(`"Site","${north.name}","2"`);

  await page.getByRole('tab', { name: 'Site' }).click();
  await page.getByRole('link', { name: `Open, ${north.name}: 1` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open');
  await expect(page.getByText('1 question, newest first')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Waits in the north/ }).click();
  await expect(page.getByRole('heading', { name: 'Waits in the north' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Back to the report' }).click();
  await expect(page.getByRole('table', { name: 'Figures by site' })).toBeVisible();
  await page.setViewportSize({ width: 400, height: 800 });
  await expectNothingBeside(page);
  await expectAccessible(page);
});
