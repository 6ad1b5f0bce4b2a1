import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Citation } from '@trialdesk/contract/entities/citation';
import type { AnnouncementView, SharingView } from '@trialdesk/contract/replies/announcements';
import type { Role } from '@trialdesk/contract/roles';
import { expectAccessible, openPage } from '../../../testing/open-page.tsx';

const { AnnouncementsPage } = await import('./announcements-page.tsx');

const LIST = 'GET /announcements';
const PREPARE = 'GET /requests/r1/queries/q1/sharing';
const SHARE = 'POST /announcements/shared-answers';

const CITATION: Citation = {
  ...{ number: 1, document_id: 'd1', document_name: 'Protocol.pdf', document_version: 2, page: 12 },
  ...{ section: '6.2 Visit windows', text_snippet: 'Week 12 has a window of 7 days.' },
};

function sharing(parts: Partial<SharingView> = {}): SharingView {
  return {
    ...{ study_id: 'lantern', study_name: 'LANTERN-3', title: 'Late visit at Alder Clinic' },
    ...{ question: 'Subject 1004 was late. May we dose?', text: 'Yes. [1]', citations: [CITATION], lost: [] },
    ...{ names: ['Alder Clinic', 'Robin Sedge'], shared_at: null },
    ...parts,
  };
}

function shared(parts: Partial<AnnouncementView> = {}): AnnouncementView {
  return {
    ...{ id: 'late', study_id: 'lantern', study_name: 'LANTERN-3', title: 'Late visits', text: 'Yes. [1]' },
    ...{
      sent_by: { id: 'morgan', name: 'Morgan Thistle' },
      sent_at: '2026-03-02T12:00:00.000Z',
      read_at: null,
      read_by: null,
    },
    ...{ shared: { question: 'May a late dose be given?', citations: [CITATION] }, document: null, request_id: null },
    ...parts,
  };
}

type Replies = Parameters<typeof openPage>[1]['replies'];

const open = (as: Role, { path, replies }: { path: string; replies: Replies }, ...listed: AnnouncementView[]) =>
  openPage(AnnouncementsPage, {
    as,
    path,
    replies: { [LIST]: { body: { announcements: listed, next_cursor: null } }, ...replies },
  });

const opened = (replies: Replies) => open('Site Manager', { path: '/announcements?share=r1&question=q1', replies });

const typeInto = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('an answer is shared once somebody has removed who asked and confirmed it', async () => {
  const { reply, sent } = await opened({
    [PREPARE]: { body: sharing() },
    [SHARE]: { status: 503, body: { detail: 'Busy.', code: 'unavailable' } },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Share an Answer' }));
  expect(dialog.getByText(/^May say who asked/).textContent).toMatch(
    /^May say who asked: “Alder Clinic”, “Subject 1004”This may stay/,
  );
  const send = dialog.getByRole('button', { name: 'Send to Sites' });
  expect(dialog.getByText('Remove or keep the words that may say who asked')).toBeTruthy();
  await expectAccessible();
  typeInto('Title', 'Late visits');
  typeInto('Question', 'May a late dose be given?');
  await waitFor(() => expect(dialog.queryByText(/^May say who asked/)).toBeNull());
  expect(send).toHaveProperty('disabled', true);
  expect(dialog.getByText('Confirm that you have read it again')).toBeTruthy();
  fireEvent.click(dialog.getByRole('checkbox', { name: /nothing in it says who asked/ }));
  await waitFor(() => expect(send).toHaveProperty('disabled', false));
  expect(dialog.queryByText('Confirm that you have read it again')).toBeNull();
  fireEvent.click(send);
  expect(await dialog.findByText(/^The answer could not be shared/)).toBeTruthy();
  expect(valueOf('Question')).toBe('May a late dose be given?');
  reply(SHARE, { body: shared() });
  reply(LIST, { body: { announcements: [shared()], next_cursor: null } });
  fireEvent.click(send);
  expect(await screen.findByRole('button', { name: /Late visits/ })).toBeTruthy();
  expect(sent(SHARE).at(-1)).toEqual({
    ...{ request_id: 'r1', query_id: 'q1', title: 'Late visits', question: 'May a late dose be given?' },
    ...{ text: 'Yes. [1]', is_reviewed: true, kept_words: [], seen_shared_at: '' },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('that somebody shared it meanwhile is said, and the text stays and may be sent again', async () => {
  const detail = 'This answer has been shared meanwhile.';
  const { sent, reply } = await opened({
    [PREPARE]: { body: sharing({ names: [] }) },
    [SHARE]: { status: 409, body: { detail, code: 'conflict', fields: { seen_shared_at: detail } } },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Share an Answer' }));
  typeInto('Title', 'Late visits');
  typeInto('Question', 'May a late dose be given?');
  fireEvent.click(dialog.getByRole('checkbox', { name: /nothing in it says who asked/ }));
  const send = dialog.getByRole('button', { name: 'Send to Sites' });
  await waitFor(() => expect(send).toHaveProperty('disabled', false));
  reply(PREPARE, { body: sharing({ names: [], shared_at: '2026-03-02T12:00:00.000Z' }) });
  fireEvent.click(send);
  expect(await dialog.findByText(detail)).toBeTruthy();
  expect(await dialog.findByText(/^This answer was already shared/)).toBeTruthy();
  expect(valueOf('Question')).toBe('May a late dose be given?');
  await expectAccessible();
  fireEvent.click(send);
  await waitFor(() =>
    expect(sent(SHARE)).toMatchObject([{ seen_shared_at: '' }, { seen_shared_at: '2026-03-02T12:00:00.000Z' }]),
  );
});

test('words that may say who asked are sent only if somebody leaves them, and an edit takes the confirmation back', async () => {
  const { sent } = await opened({ [PREPARE]: { body: sharing() }, [SHARE]: { body: shared() } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Share an Answer' }));
  const send = dialog.getByRole('button', { name: 'Send to Sites' });
  const reviewed = dialog.getByRole<HTMLInputElement>('checkbox', { name: /nothing in it says who asked/ });
  typeInto('Title', 'Late visits');
  typeInto('Question', 'May week 012-003 be late?');
  fireEvent.click(reviewed);
  await waitFor(() => expect(reviewed.checked).toBe(true));
  expect(send).toHaveProperty('disabled', true);
  fireEvent.click(dialog.getByRole('checkbox', { name: /^This may stay/ }));
  await waitFor(() => expect(send).toHaveProperty('disabled', false));
  typeInto('Question', 'May week 012-003 be late at Alder Clinic?');
  await waitFor(() => expect(send).toHaveProperty('disabled', true));
  expect(reviewed.checked).toBe(false);
  typeInto('Question', 'May week 012-003 be late?');
  fireEvent.click(reviewed);
  await waitFor(() => expect(send).toHaveProperty('disabled', false));
  fireEvent.click(send);
  await waitFor(() => expect(sent(SHARE)).toMatchObject([{ kept_words: ['012-003'], is_reviewed: true }]));
});

test('what was typed is there after the tab was closed, but has to be confirmed again', async () => {
  const replies = { [PREPARE]: { body: sharing() }, [SHARE]: { body: shared() } };
  await opened(replies);
  await screen.findByRole('dialog', { name: 'Share an Answer' });
  typeInto('Question', 'May a late dose be given?');
  fireEvent.click(screen.getByRole('checkbox', { name: /nothing in it says who asked/ }));
  cleanup();
  await opened(replies);
  expect(await screen.findByText('This is your unsent text from earlier.')).toBeTruthy();
  expect(valueOf('Question')).toBe('May a late dose be given?');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /nothing in it says who asked/ }).checked).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(valueOf('Question')).toBe(sharing().question);
});

test('only sources that the text refers to go with it, and a number without one is refused at the answer', async () => {
  await opened({
    [PREPARE]: { body: sharing() },
    [SHARE]: { status: 422, body: { detail: 'No.', code: 'uncited_number', fields: { text: 'No citation: [2]' } } },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Share an Answer' }));
  expect(dialog.getByText(/Week 12 has a window/)).toBeTruthy();
  typeInto('Answer', 'Yes. [2]');
  await waitFor(() => expect(dialog.queryByText(/Week 12 has a window/)).toBeNull());
  fireEvent.click(dialog.getByRole('checkbox', { name: /^This may stay/ }));
  fireEvent.click(dialog.getByRole('checkbox', { name: /nothing in it says who asked/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Send to Sites' }));
  expect(await dialog.findByText('No citation: [2]')).toBeTruthy();
});

test('it says what the documents no longer have, and when the answer was shared before', async () => {
  await opened({
    [PREPARE]: {
      body: sharing({ text: 'Yes.', citations: [], lost: [CITATION], shared_at: '2026-03-02T12:00:00.000Z' }),
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Share an Answer' }));
  expect(dialog.getByText(/no longer say this/).parentElement?.textContent).toContain('Protocol.pdf, page 12');
  expect(dialog.getByText(/^This answer was already shared/)).toBeTruthy();
  await expectAccessible();
});

test('an answer that cannot be loaded can be loaded again, and one that does not exist says so', async () => {
  const { reply } = await opened({ [PREPARE]: { status: 503, body: { detail: 'Busy.', code: 'unavailable' } } });
  expect(await screen.findByText(/^The answer could not be loaded/)).toBeTruthy();
  reply(PREPARE, { body: sharing() });
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByLabelText('Question')).toBeTruthy();
});

test('a site reads the question, the answer and its sources, and nothing of the request', async () => {
  await open('Clinical Researcher', { path: '/announcements?open=late', replies: {} }, shared());
  expect(await screen.findByText('May a late dose be given?')).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'Citations' })).getByText(/Protocol.pdf, page 12/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Open the request/ })).toBeNull();
  await expectAccessible();
});

test('who shares nothing returns to the request', async () => {
  await opened({ [PREPARE]: { body: sharing() } });
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  expect(screen.queryByText('This is your unsent text from earlier.')).toBeNull();
  fireEvent.click(cancel);
  expect(await screen.findByText('Another page')).toBeTruthy();
});

test('the team opens the request that was answered', async () => {
  await open('Site Manager', { path: '/announcements?open=late', replies: {} }, shared({ request_id: 'r1' }));
  const link = await screen.findByRole('link', { name: /Open the request/ });
  expect(link.getAttribute('href')).toBe('/request/r1');
});
