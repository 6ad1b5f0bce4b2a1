import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Note } from '@trialdesk/contract/entities/note';
import { expectAccessible, openPage } from '../../../../../testing/open-page.tsx';

const { NotesPanel } = await import('./notes-panel.tsx');

const CALL = 'POST /requests/asking/notes';

function aNote(parts: Partial<Note> = {}): Note {
  return {
    ...{ id: 'n1', request_id: 'asking', text: 'May she be dosed?', mentions: [] },
    ...{ written_by: { id: 'morgan', name: 'Morgan Thistle' }, written_at: '2026-03-02T12:00:00.000Z' },
    ...parts,
  };
}

const asks = (id: string, answered_at: string | null = null) => ({
  asks: { id, name: 'Alex Fern', answered_at, remind_at: null },
});

const open = (notes: Note[], replies: Parameters<typeof openPage>[1]['replies'] = {}, isShown = true) =>
  openPage(() => <NotesPanel requestId="asking" notes={{ status: 'ready', data: notes }} isShown={isShown} />, {
    as: 'Site Manager',
    path: '/request/asking',
    replies,
  });

test('a note asks a colleague', async () => {
  const contact = { role: 'Site Manager', status: 'active', site_ids: [], study_ids: [], email: 'a@example.test' };
  const { sent } = await open([], {
    'GET /sites/contacts': { body: { contacts: [{ ...contact, id: 'alex', name: 'Alex Fern' }] } },
    [CALL]: { body: { ...aNote(asks('alex')), not_mailed: [] } },
  });
  fireEvent.change(await screen.findByRole('textbox', { name: 'Note' }), { target: { value: 'May she be dosed?' } });
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Ask a colleague to answer' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Alex Fern' }));
  await expectAccessible();
  fireEvent.click(screen.getByRole('button', { name: 'Add Note' }));
  expect(await screen.findByText('Note added.')).toBeTruthy();
  expect(sent(CALL)).toEqual([{ text: 'May she be dosed?', mentions: [], asks: 'alex' }]);
});

test('the colleague finds a field for the answer, and others open one', async () => {
  const { sent } = await open([aNote(asks('member'))], {
    [CALL]: { body: { ...aNote({ id: 'n2', answers: 'n1' }), not_mailed: [] } },
  });
  expect(screen.getByText('Waiting for an answer')).toBeTruthy();
  fireEvent.change(await screen.findByRole('textbox', { name: 'Your answer' }), { target: { value: 'Yes.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add Answer' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Answer' })).toBeNull());
  expect(sent(CALL)).toEqual([{ text: 'Yes.', mentions: [], answers: 'n1' }]);
});

test('answers are shown with their question', async () => {
  const answer = aNote({ id: 'n2', text: 'Yes, section 6.3.', answers: 'n1', written_at: '2026-03-03T12:00:00.000Z' });
  await open([answer, aNote(asks('alex', answer.written_at))]);
  const list = within(await screen.findByRole('list', { name: 'Notes, newest first' }));
  expect(screen.queryByRole('form', { name: 'Answer' })).toBeNull();
  expect(list.getByText('Answered')).toBeTruthy();
  expect(within(list.getByRole('list', { name: 'Answers' })).getByText('Yes, section 6.3.')).toBeTruthy();
  await expectAccessible();
  fireEvent.click(list.getByRole('button', { name: 'Add an answer' }));
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toBeTruthy();
});

test('notes for a person count as read once they are shown, and those for others do not', async () => {
  const READ = 'POST /requests/asking/notes/read';
  const replies = { [READ]: { body: { done: true } } };
  const mine = aNote({ unread_by: ['another', 'member'] });
  const forOthers = await open([aNote({ unread_by: ['another'] })], replies);
  expect(await screen.findByText('May she be dosed?')).toBeTruthy();
  expect(forOthers.sent(READ)).toEqual([]);
  cleanup();
  const hidden = await open([mine], replies, false);
  expect(await screen.findByText('May she be dosed?')).toBeTruthy();
  expect(hidden.sent(READ)).toEqual([]);
  cleanup();
  const shown = await open([mine], replies);
  await waitFor(() => expect(shown.sent(READ)).toHaveLength(1));
});
