import { studies } from '../functions/src/firebase/collections.ts';
import { protocolQuote, PROTOCOL } from './harness/drafted-request.ts';
import { demoStudy } from './harness/demo-study.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { sentAnswer, type Given } from './harness/given.ts';
import { holdRequests } from './harness/hold-requests.ts';
import { expect, test } from './harness/journey.ts';

/** A site's request with an answer that cites the demo protocol. */
async function answered(given: Given) {
  const site = await given.site();
  const study = await demoStudy('LANTERN-3');
  const citations = [{ ...(await protocolQuote()), number: 1 }];
  const request = await given.request({
    ...{ site, study, status: 'completed' },
    queries: [{ sent: sentAnswer('This is LANTERN-3. [1]', { citations }) }],
  });
  return { request, study, researcher: await given.person('Clinical Researcher', [site]) };
}

test('a number in the answer opens its page on a phone, by keyboard; on a wide screen its citation does too', async ({
  signIn,
  given,
}) => {
  const { request, researcher } = await answered(given);
  const page = await signIn(researcher, '/settings');
  await page.setViewportSize({ width: 400, height: 800 });
  const card = await holdRequests(page, '**/assets/citation-card-*.js');
  await page.goto(`/site-request/${request.request_id}`);
  await card.requested;
  await expect(page.getByText('This is LANTERN-3.')).toBeVisible();
  const mark = page.getByRole('link', { name: 'Citation 1' });
  // A focused link would lose the focus to the one with the card.
  await expect(mark).toHaveCount(0);
  card.release();
  await mark.press('Enter');
  const dialog = page.getByRole('dialog', { name: `${PROTOCOL}, page 1` });
  await expect(dialog.locator('.td-pdf-mark[data-kind="quote"]').first()).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(mark).toBeFocused();

  await page.setViewportSize({ width: 1280, height: 800 });
  // Its card may cover the citation.
  await mark.blur();
  const source = page.getByRole('button', { name: `${PROTOCOL}, page 1` });
  await expect(source).toBeVisible();
  await source.click();
  await expect(dialog.locator('.td-pdf-mark[data-kind="quote"]').first()).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(source).toBeFocused();
});

test('a site sees the cited page alone once the study keeps its documents', async ({ signIn, given }) => {
  const { request, study, researcher } = await answered(given);
  given.onEnd(() => studies().doc(study.id).update({ sites_open_documents: true }));
  const administrator = await signIn('administrator', `/studies/${study.id}`);
  const choice = administrator.getByRole('switch', { name: 'Sites may open the documents that answers cite' });
  await expect(choice).toBeChecked();
  await expectAccessible(administrator);
  await choice.uncheck();
  await expect.poll(async () => (await studies().doc(study.id).get()).data()?.sites_open_documents).toBe(false);

  const page = await signIn(researcher, `/site-request/${request.request_id}`);
  await page.getByRole('button', { name: `${PROTOCOL}, page 1` }).click();
  const dialog = page.getByRole('dialog', { name: `${PROTOCOL}, page 1` });
  const image = dialog.getByRole('img', { name: `Page 1 of ${PROTOCOL}` });
  await expect(image).toBeVisible();
  await expect(dialog.locator('canvas')).toHaveCount(0);
  await expectAccessible(page);
});
