import { presence } from '../functions/src/firebase/collections.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { readyDraft, type Given } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { rows } from './harness/request-rows.ts';

const LABEL = 'Ines Keller is writing';

/** A drafted request of a site with two managers. */
async function sharedRequest(given: Given) {
  const site = await given.site('Alder Clinic');
  const [ines, tomas] = [
    await given.person('Site Manager', [site], { name: 'Ines Keller' }),
    await given.person('Site Manager', [site], { name: 'Tomas Brandt' }),
  ];
  const request = await given.request({
    site,
    title: 'Late visit',
    queries: [{ draft: readyDraft('Three days late is fine.') }],
  });
  given.onEnd(() => Promise.all([ines, tomas].map(({ id }) => presence().doc(id).delete())));
  return { request, ines, tomas };
}

test('colleagues see who is writing an answer, in cards, list and review, until they end', async ({
  signIn,
  given,
}) => {
  const { request, ines, tomas } = await sharedRequest(given);
  const theirs = await signIn(tomas, '/dashboard');
  const card = theirs.getByRole('article').filter({ hasText: 'Late visit' });
  await expect(card).toBeVisible();

  const own = await signIn(ines, `/request/${request.request_id}`);
  await own.getByRole('button', { name: 'Edit Response' }).click();
  await own.getByRole('textbox', { name: 'Response' }).fill('Four days late is too late.');
  await expect(card.getByText(LABEL)).toBeVisible();
  await expect(own.getByText(LABEL), 'oneself is no news').toHaveCount(0);
  await expectAccessible(theirs);

  await theirs.getByRole('button', { name: 'List', exact: true }).click();
  const row = rows(theirs).filter({ hasText: 'Late visit' });
  await expect(row.getByRole('img', { name: LABEL })).toBeVisible();
  await expectAccessible(theirs);
  await theirs.setViewportSize({ width: 400, height: 800 });
  await expect(theirs.getByRole('listitem').filter({ hasText: 'Late visit' }).getByText(LABEL)).toBeVisible();
  await theirs.setViewportSize({ width: 1280, height: 800 });

  await theirs.goto(`/request/${request.request_id}`);
  const notice = theirs.getByRole('status').filter({ hasText: LABEL });
  await expect(notice).toBeVisible();
  await expectAccessible(theirs);
  await own.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(notice).toHaveCount(0);
});
