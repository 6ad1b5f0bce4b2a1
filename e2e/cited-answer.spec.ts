import { draftedRequest, editor, PROTOCOL, reviewPath } from './harness/drafted-request.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { expect, test } from './harness/journey.ts';
import { expectToast } from './harness/screen.ts';

test('sends what the text cites, and no number without its citation', async ({ signIn, given }) => {
  const { request, manager } = await draftedRequest(given);
  const page = await signIn(manager, reviewPath(request));
  const citations = page.getByRole('complementary', { name: 'Citations' }).getByRole('list', { name: 'Citations' });
  const send = page.getByRole('button', { name: 'Send Response' });
  await expect(page.getByText('Sends the draft as is with 2 citations.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Response' }).click();
  await editor(page).fill('Four are not. [2] See [7].');
  const uncited = citations
    .getByRole('listitem')
    .filter({ hasText: 'The text does not refer to it, so it is not sent.' });
  await expect(uncited).toHaveCount(1);
  await expect(uncited).toContainText(`${PROTOCOL}, page 1`);
  const refusal = page.getByText(/^The text refers to \[7\] without a citation\./);
  await expect(refusal).toBeVisible();
  await expect(send).toBeDisabled();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(refusal).toHaveCount(2);
  await expectAccessible(page);

  await editor(page).fill('Four are not. [2]');
  await uncited.getByRole('button', { name: 'Insert passage 1 into the response' }).click();
  await expect(editor(page)).toHaveValue('Four are not. [2]\nLANTERN-3 [1]');
  await editor(page).fill('Four are not. [2]');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'editSaved');
  await expect(page.getByRole('article')).toContainText('Four are not.1');
  await expect(page.getByText('Sends the saved response with 1 citation.')).toBeVisible();
  await expect(uncited.getByRole('button', { name: 'Insert passage 3 into the response' })).toBeVisible();
  await send.click();
  await expectToast(page, 'requestCompleted');

  const asker = await given.person('Clinical Researcher', [{ id: request.site_id, name: request.site_name }]);
  const site = await signIn(asker, `/site-request/${request.request_id}`);
  await expect(site.getByText('Four are not.')).toBeVisible();
  const sent = site.getByRole('list', { name: 'Citations' });
  await expect(sent.getByRole('listitem')).toHaveCount(1);
  await expect(sent).toContainText(`${PROTOCOL}, page 2`);
  await expect(site.getByRole('link', { name: 'Citation 1' })).toBeVisible();
});
