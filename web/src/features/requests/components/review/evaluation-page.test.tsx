import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Evaluation } from '@trialdesk/contract/entities/evaluation';
import { PRESET_EVALUATION, type ScoreStreak } from '@trialdesk/contract/entities/score-streak';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { expectAccessible, expectToast, openPage, records } from '../../../../testing/open-page.tsx';
import { aQuery, aSummary, READY_DRAFT } from '../../testing/a-request.ts';

const { RequestPage } = await import('./request-page.tsx');

const HOUR = 3_600_000;
const ME = { id: 'member', name: 'Robin Example' };
const BUTTON = { name: 'Change evaluation' };

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

const placeOf = (id: string) => ({ request_id: id, site_id: 'riverside', study_id: 'lantern', number: 1 });

/** As the database has it, in another request each, since live lists outlast their screen by a minute. */
function putEvaluation(id: string, changes: Partial<Evaluation> = {}): void {
  records.put(COLLECTIONS.evaluations, {
    ...{ id: `${id}_q1`, request_id: id, query_id: 'q1', answered: false, relevance: 3, tone: 3, citation_quality: 3 },
    ...{ comment: '', changed: 0, evaluated_by: ME, evaluated_at: hoursAgo(1) },
    ...changes,
  });
}

interface Sent {
  hours: number;
  by?: typeof ME;
}

function open(id: string, { hours, by = ME }: Sent) {
  records.put('users', { id: 'member', preferences: {} });
  records.put(COLLECTIONS.requests, { ...aSummary({ request_id: id, status: 'completed' }), id });
  const sent = { text: 'Sent. [1]', citations: READY_DRAFT.citations, sent_by: by, sent_at: hoursAgo(hours) };
  records.put(COLLECTIONS.requestQueries, { ...aQuery({ sent }), ...placeOf(id) });
  putEvaluation(id, { evaluated_by: by });
  return openPage(() => <RequestPage requestId={id} StudyPanel={() => null} />, {
    as: 'Site Manager',
    path: `/request/${id}`,
    replies: { [`PUT /requests/${id}/seen`]: {}, [`GET /requests/${id}/verify`]: { body: { answers: [] } } },
  });
}

const evaluation = async () => within(await screen.findByRole('group', { name: 'Evaluation of the draft' }));

async function openDialog() {
  fireEvent.click((await evaluation()).getByRole('button', BUTTON));
  return within(await screen.findByRole('dialog', { name: 'Change Evaluation' }));
}

test('the sender changes the evaluation; a failure keeps what was entered, and the change is seen at once', async () => {
  const call = 'PUT /requests/e1/queries/q1/evaluation';
  const { reply, sent } = await open('e1', { hours: 1 });
  expect((await evaluation()).getByText(/^Can be changed until/)).toBeTruthy();
  const dialog = await openDialog();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  fireEvent.click(dialog.getByRole('radio', { name: 'Yes' }));
  fireEvent.keyDown(dialog.getByRole('slider', { name: 'Tone' }), { key: '5' });
  fireEvent.change(dialog.getByLabelText('Comment (optional)'), { target: { value: 'Right page.' } });
  await expectAccessible();

  const detail = 'An evaluation can be changed for 24 hours after sending, which are over.';
  reply(call, { status: 409, body: { detail, code: 'conflict' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expectToast('evaluationFailed');
  expect((await dialog.findByRole('alert')).textContent).toBe(detail);
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true);
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Comment (optional)').value).toBe('Right page.');

  reply(call, { body: { done: true } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expectToast('evaluationChanged');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const changed = { answered: true, relevance: 3, tone: 5, citation_quality: 3, comment: 'Right page.' };
  expect(sent(call)).toEqual([changed, changed]);
  putEvaluation('e1', changed);
  expect(await (await evaluation()).findByText('Draft answered the question')).toBeTruthy();
});

test('a comment that is too long is refused before it is sent', async () => {
  const { sent } = await open('e2', { hours: 1 });
  const dialog = await openDialog();
  fireEvent.change(dialog.getByLabelText('Comment (optional)'), { target: { value: 'x'.repeat(2_001) } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Comment can have at most 2,000 characters')).toBeTruthy();
  expect(sent('PUT /requests/e2/queries/q1/evaluation')).toEqual([]);
});

test('it is offered to the end of the day after sending', async () => {
  await open('e3', { hours: 23.9 });
  expect((await evaluation()).getByRole('button', BUTTON)).toBeTruthy();
});

test('afterwards the evaluation stays and cannot be changed', async () => {
  await open('e4', { hours: 24 });
  expect((await evaluation()).getByText('Draft did not answer the question')).toBeTruthy();
  expect((await evaluation()).queryByRole('button')).toBeNull();
});

test('an evaluation of a colleague is shown, and not offered for change', async () => {
  await open('e5', { hours: 1, by: { id: 'morgan', name: 'Morgan Thistle' } });
  expect((await evaluation()).getByText('Morgan Thistle')).toBeTruthy();
  expect((await evaluation()).queryByRole('button')).toBeNull();
});

const TITLE = 'Your last 10 answers have the preset scores';
const DISMISS = 'PUT /score-reminder/dismissal';

/** Each as another person, as with requests. */
function openDraft(id: string, streak: Partial<ScoreStreak> = {}) {
  const userId = `sender-${id}`;
  records.put('users', { id: userId, preferences: {} });
  records.put(COLLECTIONS.requests, { ...aSummary({ request_id: id }), id });
  records.put(COLLECTIONS.requestQueries, { ...aQuery(), ...placeOf(id) });
  records.put(COLLECTIONS.scoreStreaks, { id: userId, preset: 10, is_dismissed: false, ...streak });
  return openPage(() => <RequestPage requestId={id} StudyPanel={() => null} />, {
    as: 'Site Manager',
    member: { user_id: userId },
    path: `/request/${id}`,
    replies: {
      [`PUT /requests/${id}/seen`]: {},
      [`POST /requests/${id}/queries/q1/review`]: {},
      [`POST /submit-response/${id}`]: { body: {} },
      [DISMISS]: 'no response',
    },
  });
}

test('after ten answers with preset scores a notice says so, and goes when the server knows it was dismissed', async () => {
  const { reply, sent } = await openDraft('s1');
  expect(await screen.findByText(TITLE)).toBeTruthy();
  await expectAccessible();
  const dismiss = () => within(screen.getByRole('note')).getByRole('button', { name: 'Dismiss' });
  fireEvent.click(dismiss());
  await expectToast('reminderFailed');
  expect(screen.getByText(TITLE)).toBeTruthy();
  reply(DISMISS, { body: { done: true } });
  dismiss().focus();
  fireEvent.click(dismiss());
  await waitFor(() => expect(sent(DISMISS)).toHaveLength(2));
  records.put(COLLECTIONS.scoreStreaks, { id: 'sender-s1', preset: 10, is_dismissed: true });
  await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
  expect(document.activeElement?.textContent).toBe('Evaluate and Send Response');
});

test('it stops nobody from sending', async () => {
  const { sent } = await openDraft('s2');
  await screen.findByText(TITLE);
  fireEvent.click(screen.getByRole('button', { name: 'Send Response' }));
  await expectToast('requestCompleted');
  expect(sent('POST /submit-response/s2')).toMatchObject([{ evaluation: PRESET_EVALUATION }]);
});

test.each([
  ['s3', 'after nine', { preset: 9 }],
  ['s4', 'after the eleventh', { preset: 11 }],
  ['s5', 'once it was dismissed', { is_dismissed: true }],
])('%s: there is none %s', async (id, _, streak) => {
  await openDraft(id, streak);
  await screen.findByRole('heading', { name: 'Evaluate and Send Response' });
  await screen.findByRole('button', { name: 'Send Response' });
  expect(screen.queryByRole('note')).toBeNull();
});
