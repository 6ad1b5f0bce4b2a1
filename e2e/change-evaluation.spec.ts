import { LIMITS } from '@trialdesk/contract/limits';
import { audit } from '../functions/src/firebase/collections.ts';
import { draftedRequest, reviewPath } from './harness/drafted-request.ts';
import { evaluatedRequest } from './harness/evaluated-request.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { readyDraft } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { expectToast } from './harness/screen.ts';
import { storedStreak } from './harness/stored-streak.ts';

const CHANGE_CALL = 'PUT /api/v1/requests/*/queries/*/evaluation';

test('the sender completes an evaluation by keyboard, a colleague sees it at once, and the site never', async ({
  signIn,
  given,
  failing,
}) => {
  const site = await given.site('Harrow Clinic');
  const manager = await given.person('Site Manager', [site], { name: 'Maya Okafor' });
  const colleague = await given.person('Administrator', [], { name: 'Marek Novak' });
  const researcher = await given.person('Clinical Researcher', [site]);
  const request = await evaluatedRequest(given, { site, by: manager });
  const theirs = await signIn(colleague, reviewPath(request));
  const shown = theirs.getByRole('group', { name: 'Evaluation of the draft' });
  await expect(shown).toContainText('Draft did not answer the question');
  await expect(shown.getByRole('button')).toHaveCount(0);

  const page = await signIn(manager, reviewPath(request));
  const change = page.getByRole('button', { name: 'Change evaluation' });
  await expect(page.getByText(/^Can be changed until/)).toBeVisible();
  await expectAccessible(page);
  await change.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change Evaluation' });
  await dialog.getByRole('radio', { name: 'Yes' }).press('Space');
  await dialog.getByRole('slider', { name: 'Citation quality' }).press('5');
  await dialog.getByLabel('Comment (optional)').fill('Right table, wording corrected.');
  await expectAccessible(page);
  // Escape must not discard what was entered.
  await page.keyboard.press('Escape');
  const broken = await failing(page, CHANGE_CALL, { status: 500 });
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expectToast(page, 'evaluationFailed');
  await expect(dialog.getByLabel('Comment (optional)')).toHaveValue('Right table, wording corrected.');
  broken.restore();
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expectToast(page, 'evaluationChanged');
  await expect(dialog).toHaveCount(0);
  await expect(change).toBeFocused();
  for (const line of [shown, page.getByRole('group', { name: 'Evaluation of the draft' })]) {
    await expect(line).toContainText('Draft answered the question');
    await expect(line).toContainText('citation quality 5 of 5');
    await expect(line).toContainText('“Right table, wording corrected.”');
  }

  const siteView = await signIn(researcher, `/site-request/${request.request_id}`);
  await expect(siteView.getByText('Yes, do.')).toBeVisible();
  await expect(siteView.getByText(/wording corrected|Evaluation|evaluation/)).toHaveCount(0);
  const entries = await audit().where('target', '==', `requests/${request.request_id}`).get();
  expect(entries.docs.map((entry) => entry.data().action)).toEqual(['evaluation.changed']);
});

test('ten answers with preset scores lead to one reminder, which stays dismissed on another device', async ({
  signIn,
  given,
  failing,
}) => {
  const { request, site, manager } = await draftedRequest(given);
  const next = await given.request({ site, title: 'Second visit', queries: [{ draft: readyDraft('Yes, it may.') }] });
  await storedStreak(given, manager.id, LIMITS.presetEvaluations - 1);
  const title = 'Your last 10 answers have the preset scores';
  const page = await signIn(manager, reviewPath(request));
  const send = page.getByRole('button', { name: 'Send Response' });
  await expect(page.getByRole('heading', { name: 'Evaluate and Send Response' })).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
  await send.click();
  await expectToast(page, 'requestCompleted');
  await page.goto(reviewPath(next));
  await expect(page.getByText(title)).toBeVisible();
  await expect(send).toBeEnabled();
  await expectAccessible(page);
  const dismiss = page.getByRole('note').getByRole('button', { name: 'Dismiss' });
  const broken = await failing(page, 'PUT /api/v1/score-reminder/dismissal', { status: 500 });
  await dismiss.press('Enter');
  await expectToast(page, 'reminderFailed');
  broken.restore();
  await dismiss.press('Enter');
  await expect(page.getByText(title)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Evaluate and Send Response' })).toBeFocused();

  const device = await signIn(manager, reviewPath(next));
  await expect(device.getByRole('radio', { name: 'No' })).toBeChecked();
  await expect(device.getByText(title)).toHaveCount(0);
});
