import type { Page } from '@playwright/test';
import * as stored from '../functions/src/firebase/collections.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { readyDraft, signedAnswer, type Given } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { selectOption } from './harness/screen.ts';

const QUESTION = 'A participant missed the week 4 visit by three days. May the dose still be given?';
const OFFER = 'Answers your site already has';

/** A site with an answer about a missed visit, and another question about it that waits with a draft. */
async function askedBefore(given: Given) {
  const [site, elsewhere] = [await given.site('Harrow Clinic'), await given.site('Elms Hospital')];
  const study = (await stored.studies().where('name', '==', 'WAYPOINT-2').get()).docs[0]?.data();
  const asked = { title: 'Missed the week 4 visit', number: 'WAY-9041', ...(study && { study }) };
  const sent = signedAnswer('Yes. Visits may be held up to five days late.');
  await given.request({ ...asked, site, status: 'completed', queries: [{ question: QUESTION, sent }] });
  const draft = readyDraft('A draft about the missed week 4 visit.');
  await given.request({ ...asked, number: 'WAY-9042', site, queries: [{ question: QUESTION, draft }] });
  const foreign = signedAnswer('Another site was sent this about its missed week 4 visit.');
  const other = { site: elsewhere, number: 'WAY-9043', status: 'completed' } as const;
  await given.request({ ...asked, ...other, queries: [{ question: QUESTION, sent: foreign }] });
  return given.person('Clinical Researcher', [site]);
}

const offer = (page: Page) => page.getByRole('region', { name: OFFER });

test('offers an answer the site already has while a question is typed, over the form', async ({ signIn, given }) => {
  const page = await signIn(await askedBefore(given), '/submit-request');
  await page.getByLabel('Title').fill('Visit missed');
  await expect(offer(page)).toHaveCount(0);
  await selectOption(page, 'Study', 'WAYPOINT-2');
  const details = page.getByLabel('Request Details');
  await details.fill('Our patient missed visit week 4, do we still give the dose?');
  await expect(offer(page).getByRole('button')).toHaveCount(1);
  await expect(details, 'what is offered takes no focus').toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'One answer to your site may apply' })).toHaveCount(1);
  await expect(offer(page)).not.toContainText('draft');
  await expectAccessible(page);

  const button = offer(page).getByRole('button', { name: /Missed the week 4 visit/ });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Missed the week 4 visit' });
  await expect(dialog).toContainText(QUESTION);
  await expect(dialog).toContainText('Visits may be held up to five days late.');
  await expect(dialog).toContainText('Reviewed and sent by Robin Reed');
  await expect(dialog.getByRole('link', { name: 'Open the request in a new tab' })).toHaveAttribute('target', '_blank');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveValue('Visit missed');
  await expect(details).toHaveValue(/do we still give the dose/);

  await page.getByLabel('Title').fill('Unblinding');
  await details.fill('Who may break the code out of hours?');
  await expect(offer(page)).toHaveCount(0);
});
