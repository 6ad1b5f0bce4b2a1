import { answeredBefore, GONE, SENT, STILL_THERE } from './harness/answered-before.ts';
import { editor, reviewPath } from './harness/drafted-request.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { expect, test } from './harness/journey.ts';
import { expectToast } from './harness/screen.ts';

test('takes over an answer that another site got, with the source that still holds', async ({ signIn, given }) => {
  const { request, site, elsewhere, manager } = await answeredBefore(given);
  const page = await signIn(manager, reviewPath(request));
  await page.getByRole('tab', { name: 'Earlier answers' }).click();
  const list = page.getByRole('list', { name: 'Earlier answers, best first' });
  const offered = list.getByRole('listitem').filter({ hasText: 'Missed dose in the evening' }).first();
  await expect(offered).toContainText(elsewhere.name);
  await expect(offered).toContainText(SENT);
  await expect(offered).toContainText('Reviewed and sent by');
  await expect(offered).toContainText('Approved for reuse');
  await expectAccessible(page);

  await offered.getByRole('button', { name: 'Insert the answer to Missed dose in the evening' }).press('Enter');
  await expect(editor(page)).toBeFocused();
  await expect(editor(page)).toHaveValue(/^This is LANTERN-3\. \[1\]\n/);
  await expect(editor(page)).toHaveValue(new RegExp(`${SENT} \\[2\\] Tell the participant to write down the time\\.$`));
  const notice = page.getByRole('status').filter({ hasText: 'without one source' });
  await expect(notice).toContainText(GONE);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'editSaved');
  await page.getByRole('button', { name: 'Send Response' }).click();
  await expectToast(page, 'requestCompleted');
  const asker = await given.person('Clinical Researcher', [site]);
  const atSite = await signIn(asker, `/site-request/${request.request_id}`);
  await expect(atSite.getByText(SENT)).toBeVisible();
  await expect(atSite.getByRole('list', { name: 'Citations' }).getByRole('listitem').nth(1)).toContainText(STILL_THERE);
  await expect(atSite.getByText(elsewhere.name)).toHaveCount(0);
});
