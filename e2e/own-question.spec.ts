import type { RequestRecord } from '@trialdesk/contract/entities/request';
import type { User } from '@trialdesk/contract/entities/user';
import { storeThread } from '../functions/src/testing/stored-thread.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { readyDraft, signedAnswer, type Given } from './harness/given.ts';
import { expect, test } from './harness/journey.ts';
import { expectToast } from './harness/screen.ts';

const QUESTION = 'May the dose be given three days after the window has closed?';

/** A question that waits with a draft, its asker, and a Site Manager of the site. */
async function waiting(given: Given) {
  const site = await given.site();
  const researcher = await given.person('Clinical Researcher', [site]);
  const manager = await given.person('Site Manager', [site]);
  const draft = { ...readyDraft('Three days late is fine.'), written_at: '2026-03-05T14:30:00.000Z' };
  const request = await given.request({ site, queries: [{ asked_by: actor(researcher), draft }] });
  return { request, researcher, manager };
}

const actor = ({ id, name }: User) => ({ id, name });
const sitePath = ({ request_id }: RequestRecord) => `/site-request/${request_id}`;
const reviewPath = ({ request_id }: RequestRecord) => `/request/${request_id}`;

test('the asker corrects a question until the team opens its draft, and adds to it after that', async ({
  signIn,
  given,
}) => {
  const { request, researcher, manager } = await waiting(given);
  const page = await signIn(researcher, sitePath(request));
  await expect(page.getByText('are answered within 1 working day.')).toBeVisible();
  await page.getByRole('button', { name: 'Correct question' }).press('Enter');
  const corrected = page.getByRole('textbox', { name: 'Corrected question' });
  await expect(corrected).toBeFocused();
  await expect(corrected).toHaveValue(QUESTION);
  await corrected.fill('May the dose be given five days late?');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save correction' }).press('Enter');
  await expectToast(page, 'questionCorrected');
  await expect(page.getByRole('button', { name: 'Add to question' })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Changes to the question' })).toContainText(`It was: “${QUESTION}”`);

  const team = await signIn(manager, reviewPath(request));
  await expect(team.getByRole('list', { name: 'Changes to the question' })).toContainText(`It was: “${QUESTION}”`);
  await expect(page.getByText('The research team is working on it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Correct question' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to question' }).click();
  await page.getByRole('textbox', { name: 'What to add' }).fill('It is the week 12 visit.');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expectToast(page, 'questionAddedTo');
  await expect(team.getByRole('list', { name: 'Changes to the question' })).toContainText('“It is the week 12 visit.”');
  await expectAccessible(team);
});

test('a correction being typed when the team begins stays in view and can be added', async ({ signIn, given }) => {
  const { request, researcher, manager } = await waiting(given);
  const page = await signIn(researcher, sitePath(request));
  await page.getByRole('button', { name: 'Correct question' }).click();
  const typed = 'May the dose be given five days late?';
  await page.getByRole('textbox', { name: 'Corrected question' }).fill(typed);
  await signIn(manager, reviewPath(request));
  const notice = page.getByRole('status').filter({ hasText: 'it can no longer be corrected. Your text is kept' });
  await expect(notice).toBeVisible();
  const kept = page.getByRole('textbox', { name: 'What to add' });
  await expect(kept).toHaveValue(typed);
  await expect(kept).toBeFocused();
  await expectAccessible(page);

  await page.reload();
  await expect(kept).toHaveValue(typed);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Add to question' }).click();
  await expectToast(page, 'questionAddedTo');
  await expect(page.getByRole('list', { name: 'Changes to the question' })).toContainText(`“${typed}”`);
  await expect(kept).toHaveCount(0);
});

test('the asker withdraws a question with a reason, and the team need not answer', async ({ signIn, given }) => {
  const { request, researcher, manager } = await waiting(given);
  const team = await signIn(manager, reviewPath(request));
  const send = team.getByRole('button', { name: 'Send Response' });
  await expect(send).toBeVisible();
  const page = await signIn(researcher, sitePath(request));
  await page.getByRole('button', { name: 'Withdraw question' }).click();
  const withdraw = page.getByRole('button', { name: 'Withdraw', exact: true });
  await expect(withdraw).toBeDisabled();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Found in the manual');
  await withdraw.click();
  await expectToast(page, 'questionWithdrawn');
  await expect(page.getByText('Withdrawn', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('This question has been withdrawn and will not be answered.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to question' })).toHaveCount(0);
  await expectAccessible(page);
  await expect(team.getByText('Withdrawn by the site. No response is needed.')).toBeVisible();
  await expect(team.getByRole('list', { name: 'Changes to the question' })).toContainText('“Found in the manual”');
  await expect(send).toHaveCount(0);
  await expectAccessible(team);
});

test('a site rates an answer with one click, and the team sees it', async ({ signIn, given, failing }) => {
  const { request, researcher, manager } = await waiting(given);
  const [asked] = request.queries;
  if (!asked) throw new Error('The request has a question');
  await storeThread({ ...request, status: 'completed', queries: [{ ...asked, sent: signedAnswer('Yes.') }] });
  const page = await signIn(researcher, sitePath(request));
  const rating = page.getByRole('group', { name: 'Was this helpful?' });
  const failure = await failing(page, 'PUT /api/v1/requests/*/queries/*/feedback', { status: 500 });
  await rating.getByRole('button', { name: 'No' }).click();
  await expectToast(page, 'ratingFailed');
  failure.restore();
  await rating.getByRole('button', { name: 'No' }).click();
  await expect(rating.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('textbox', { name: 'Reason (optional)' }).fill('It is about another arm');
  await page.getByRole('button', { name: 'Save reason' }).click();
  await expect(page.getByRole('button', { name: 'Save reason' })).toHaveCount(0);
  await expectAccessible(page);

  const team = await signIn(manager, reviewPath(request));
  const feedback = team.getByRole('list', { name: 'Feedback of the site' });
  await expect(feedback).toContainText(`Not helpful to ${researcher.name}`);
  await expect(feedback).toContainText('“It is about another arm”');
  await expectAccessible(team);
  await rating.getByRole('button', { name: 'Yes' }).click();
  await expect(feedback).toContainText(`Helpful to ${researcher.name}`);
});
