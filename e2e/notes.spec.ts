import { audit, notes } from '../functions/src/firebase/collections.ts';
import { draftedRequest, reviewPath } from './harness/drafted-request.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { expect, test } from './harness/journey.ts';

const ADD_CALL = 'POST /api/v1/requests/*/notes';

test('a note is written by keyboard, read by the colleague it mentions, and unknown to the site', async ({
  signIn,
  given,
  failing,
}) => {
  const { request, site, manager } = await draftedRequest(given);
  const marek = await given.person('Site Manager', [site], { name: 'Marek Novak' });
  const researcher = await given.person('Clinical Researcher', [site]);
  const page = await signIn(manager, reviewPath(request));
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(page.getByText('No notes yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Note' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Is three days late\ncovered by amendment 2?');
  const mention = page.getByRole('combobox', { name: 'Mention colleagues' });
  await mention.pressSequentially('Marek N');
  await expect(page.getByRole('option')).toHaveText(['Marek Novak']);
  await expectAccessible(page);
  await mention.press('ArrowDown');
  await mention.press('Enter');
  await expect(page.getByRole('form', { name: 'New note' }).getByRole('button', { name: 'Marek Novak' })).toBeVisible();

  const broken = await failing(page, ADD_CALL, { status: 500 });
  await page.getByRole('textbox', { name: 'Note', exact: true }).press('Control+Enter');
  await expect(page.getByRole('form', { name: 'New note' }).getByRole('alert')).toBeVisible();
  await broken.restore();
  await page.getByRole('textbox', { name: 'Note', exact: true }).press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Note added.' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Notes (1)' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toBeFocused();

  const theirs = await signIn(marek, `${reviewPath(request)}?panel=notes`);
  const written = theirs.getByRole('list', { name: 'Notes, newest first' }).getByRole('listitem');
  await expect(written).toContainText(['Maya Okafor']);
  await expect(written).toContainText('covered by amendment 2?');
  await expect(written).toContainText('Mentions Marek Novak');
  await theirs.getByRole('textbox', { name: 'Note', exact: true }).fill('Yes, section 6.3.');
  await theirs.getByRole('button', { name: 'Add Note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Yes, section 6.3.' })).toBeVisible();
  await expectAccessible(page);

  const siteView = await signIn(researcher, `/site-request/${request.request_id}?panel=notes`);
  await expect(siteView.getByRole('heading', { name: 'Late visit' })).toBeVisible();
  await expect(siteView.getByText(/section 6\.3|amendment 2|Notes/)).toHaveCount(0);
  expect((await notes().where('request_id', '==', request.request_id).get()).size).toBe(2);
  const entries = await audit().where('target', '==', `requests/${request.request_id}`).get();
  expect(entries.docs.map((entry) => entry.data().action).filter((action) => action === 'note.added')).toHaveLength(2);
});
