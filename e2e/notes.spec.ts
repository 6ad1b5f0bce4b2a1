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
  broken.restore();
  await page.getByRole('textbox', { name: 'Note', exact: true }).press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Note added.' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Notes (1)' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toBeFocused();

  const theirs = await signIn(marek);
  const unread = theirs.getByRole('region', { name: 'Notes to you' });
  await unread.getByRole('link', { name: /^Maya Okafor/ }).click();
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

test('a colleague is asked, finds the question on the dashboard and answers it, unknown to the site', async ({
  signIn,
  given,
}) => {
  const { request, site, manager } = await draftedRequest(given);
  const monitor = await given.person('Site Manager', [site]);
  const researcher = await given.person('Clinical Researcher', [site]);
  const question = `Is a creatinine of 1.6 mg/dL a reason to wait, ${site.name}?`;
  const page = await signIn(manager, `${reviewPath(request)}?panel=notes`);
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill(question);
  const asks = page.getByRole('combobox', { name: 'Ask a colleague to answer' });
  await asks.pressSequentially(monitor.name);
  await page.getByRole('option', { name: monitor.name }).click();
  await page.getByRole('button', { name: 'Add Note' }).click();
  await expect(page.getByText('Waiting for an answer')).toBeVisible();
  await expectAccessible(page);

  const theirs = await signIn(monitor);
  const waiting = theirs.getByRole('region', { name: 'Questions to you' });
  await expect(waiting).toBeVisible();
  await expectAccessible(theirs);
  await waiting.getByRole('link', { name: question }).click();
  await theirs.getByRole('textbox', { name: 'Your answer' }).fill('No, her baseline was 1.5.');
  await theirs.getByRole('button', { name: 'Add Answer' }).click();
  await expect(theirs.getByText('Answered', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Answers' })).toContainText('No, her baseline was 1.5.');
  await expect(page.getByText('Waiting for an answer')).toHaveCount(0);
  await theirs.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Study Requests Dashboard');
  await expect(waiting).toHaveCount(0);

  const siteView = await signIn(researcher, `/site-request/${request.request_id}?panel=notes`);
  await expect(siteView.getByRole('heading', { name: 'Late visit' })).toBeVisible();
  await expect(siteView.getByText(/creatinine|baseline/)).toHaveCount(0);
});
