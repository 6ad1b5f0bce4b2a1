import { setTimeout as wait } from 'node:timers/promises';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SiteQuery } from '@trialdesk/contract/entities/request';
import { LIMITS } from '@trialdesk/contract/limits';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { expectAccessible, expectToast, openPage, records } from '../../../testing/open-page.tsx';

const { SiteRequestPage } = await import('./site-request-page.tsx');

/** Each test its own, since lists are kept for a moment after their screen has closed. */
let requestId = '';
let count = 0;
beforeEach(() => {
  requestId = `late-${(count += 1)}`;
});

const open = (server: object | 'no response', replies = {}) =>
  openPage(() => <SiteRequestPage requestId={requestId} />, {
    as: 'Clinical Researcher',
    path: `/site-request/${requestId}`,
    replies: { 'HEAD /': server, 'PUT /read-marks': {}, ...replies },
  });

const NOON = '2026-03-02T12:00:00.000Z';
const QUESTION = 'May the dose be given late?';

/** The reply to this call comes when `settle` is called. */
async function openHolding(call: string): Promise<{ settle: () => Promise<void> }> {
  await open({}, { [call]: {} });
  const fetch = window.fetch.bind(window);
  const held: (() => void)[] = [];
  window.fetch = (...sent) => new Promise((resolve) => void held.push(() => resolve(fetch(...sent))));
  return {
    settle: () =>
      act(async () => {
        window.fetch = fetch;
        for (const reply of held) reply();
        await wait(0);
      }),
  };
}

const MEMBER = { id: 'member', name: 'Robin Example' };

function put(answer: SiteQuery['answer'], feedback: SiteQuery['feedback'] = [], asker = MEMBER): void {
  const place = { request_id: requestId, site_id: 'alder', study_id: 'lantern' };
  records.put('users', { id: 'member', preferences: {} });
  records.put(COLLECTIONS.siteRequests, {
    ...place,
    id: requestId,
    title: 'Late dose',
    study_name: 'LANTERN-3',
    site_name: 'Alder Clinic',
    category: 'other',
    priority: 'low',
    status: answer ? 'completed' : 'processing',
    created_at: NOON,
    requester_id: asker.id,
    requester_name: asker.name,
    query_count: 1,
    answered_at: answer?.sent_at ?? null,
    active_at: NOON,
  });
  records.put(COLLECTIONS.siteRequestQueries, {
    ...place,
    id: 'q1',
    number: 1,
    question: QUESTION,
    asked_by: asker,
    timestamp_created: NOON,
    answer,
    feedback,
  });
}

const ANSWER = { text: 'Yes.', citations: [], sent_at: NOON };

/** As when the tab is closed and the page opened in another. */
async function openInAnotherTab(): Promise<void> {
  cleanup();
  window.sessionStorage.clear();
  await open({});
}

const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Follow-up question' });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const ctrlEnter = (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });

test('a follow-up survives its tab, says so and can be discarded', async () => {
  put(ANSWER);
  await open({});
  fireEvent.click(await screen.findByRole('button', { name: 'Ask Follow-up Question' }));
  type(await box(), 'And four days late?');
  expect(screen.queryByText('This is your unsent question from earlier.')).toBeNull();
  await openInAnotherTab();
  const kept = await box();
  expect(kept.value).toBe('And four days late?');
  const notice = screen.getByText('This is your unsent question from earlier.').closest<HTMLElement>('[role=status]');
  if (!notice) throw new Error('The notice is a status');
  await expectAccessible();
  fireEvent.click(within(notice).getByRole('button', { name: 'Discard' }));
  expect(kept.value).toBe('');
  expect(document.activeElement).toBe(kept);
  expect(screen.queryByText('This is your unsent question from earlier.')).toBeNull();
  await openInAnotherTab();
  await screen.findByRole('button', { name: 'Ask Follow-up Question' });
  expect(screen.queryByRole('textbox', { name: 'Follow-up question' })).toBeNull();
});

test('a follow-up counts the characters that are left, and is sent once by Ctrl+Enter', async () => {
  const CALL = `POST /requests/${requestId}/queries`;
  put(ANSWER);
  const { sent } = await open({}, { [CALL]: { body: { query_id: 'q2' } } });
  fireEvent.click(await screen.findByRole('button', { name: 'Ask Follow-up Question' }));
  const field = await box();
  expect(field.required).toBe(true);
  ctrlEnter(field);
  type(field, 'x'.repeat(LIMITS.question.max - 10));
  expect(screen.getByText('10 characters left')).toBeTruthy();
  type(field, 'x'.repeat(LIMITS.question.max + 1));
  ctrlEnter(field);
  type(field, 'And four days late?');
  ctrlEnter(field);
  ctrlEnter(field);
  await expectToast('followUpSubmitted');
  expect(sent(CALL)).toEqual([{ question: 'And four days late?', site_id: 'alder', study_id: 'lantern' }]);
});

test.each([
  { button: 'Add to question', label: 'What to add', empty: '', max: LIMITS.question.max },
  { button: 'Correct question', label: 'Corrected question', empty: QUESTION, max: LIMITS.question.max },
  { button: 'Withdraw question', label: 'Reason', empty: '', max: LIMITS.reason.max },
])('what is typed after "$button" survives its tab, says so and can be discarded', async (action) => {
  const { button, label, empty, max } = action;
  const text = 'It is the week 12 visit.';
  put(null);
  await open({});
  const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: label });
  fireEvent.click(await screen.findByRole('button', { name: button }));
  type(await field(), 'x'.repeat(max - 3));
  expect(screen.getByText('3 characters left')).toBeTruthy();
  type(await field(), text);
  await openInAnotherTab();
  const kept = await field();
  expect(kept.value).toBe(text);
  expect(screen.getByText('This is your unsent text from earlier.')).toBeTruthy();
  await expectAccessible();
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(kept.value).toBe(empty);
  expect(document.activeElement).toBe(kept);
});

test('a reason that is typed while the rating is being saved stays', async () => {
  const CALL = `PUT /requests/${requestId}/queries/q1/feedback`;
  put(ANSWER);
  const { settle } = await openHolding(CALL);
  fireEvent.click(await screen.findByRole('button', { name: 'No' }));
  put(ANSWER, [{ by: MEMBER, helpful: false, reason: '', at: NOON }]);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Reason (optional)' });
  type(field, 'It is about another arm');
  await settle();
  expect(field.value).toBe('It is about another arm');
  fireEvent.click(screen.getByRole('button', { name: 'Save reason' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save reason' })).toBeNull());
});

test('an addition is sent once by Ctrl+Enter, and not while nothing is typed', async () => {
  const CALL = `POST /requests/${requestId}/queries/q1/additions`;
  put(null);
  const { sent } = await open({}, { [CALL]: {} });
  fireEvent.click(await screen.findByRole('button', { name: 'Add to question' }));
  const field = await screen.findByRole('textbox', { name: 'What to add' });
  ctrlEnter(field);
  type(field, 'It is the week 12 visit.');
  ctrlEnter(field);
  ctrlEnter(field);
  await expectToast('questionAddedTo');
  expect(sent(CALL)).toEqual([{ text: 'It is the week 12 visit.' }]);
});

test('a correction that cannot be saved stays', async () => {
  const CALL = `PUT /requests/${requestId}/queries/q1/question`;
  const detail = 'The question has been answered.';
  put(null);
  const { reply } = await open({}, { [CALL]: { status: 500 } });
  fireEvent.click(await screen.findByRole('button', { name: 'Correct question' }));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Corrected question' });
  type(field, 'May the dose be given five days late?');
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save correction' });
  fireEvent.click(save());
  await expectToast('questionFailed');
  reply(CALL, { status: 409, body: { detail, code: 'conflict' } });
  await waitFor(() => expect(save().disabled).toBe(false));
  fireEvent.click(save());
  await expectToast('questionRefused', { detail });
  expect(field.value).toBe('May the dose be given five days late?');
});

test('a colleague of the asker cannot change the question', async () => {
  put(null, [], { id: 'colleague', name: 'Ana Example' });
  await open({});
  expect(await screen.findByText('Awaiting response from research team')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Withdraw question' })).toBeNull();
});

test('a request that was waited for offline is waited for, too, over a connection that comes back slowly', async () => {
  records.fail(COLLECTIONS.siteRequests, 'unavailable');
  const { reply } = await open('no response');
  await screen.findByText(/^There is no connection\. The request opens by itself/);
  await expectAccessible();
  reply('HEAD /', {});
  await screen.findByText(/^The request could not be loaded\. It opens by itself/);
  expect(screen.queryByText(/^Returning to the dashboard/)).toBeNull();
});

test('one that cannot be loaded although there is a connection leads back to the dashboard', async () => {
  records.fail(COLLECTIONS.siteRequests, 'unavailable');
  await open({});
  expect(await screen.findByText(/^Returning to the dashboard/)).toBeTruthy();
});

test('texts in any script have their own direction', async () => {
  put(ANSWER);
  await open({});
  for (const text of ['Late dose', QUESTION]) expect((await screen.findByText(text)).getAttribute('dir')).toBe('auto');
  expect(screen.getByText('Yes.').closest('[dir]')?.getAttribute('dir')).toBe('auto');
  fireEvent.click(screen.getByRole('button', { name: 'Ask Follow-up Question' }));
  const followUp = await box();
  expect(followUp.getAttribute('dir')).toBe('auto');
  type(followUp, 'Mrs. Holloway asks again');
  expect(await screen.findByText('Remove what identifies a participant: “Mrs. Holloway”.')).toBeTruthy();
  await expectAccessible();
});
