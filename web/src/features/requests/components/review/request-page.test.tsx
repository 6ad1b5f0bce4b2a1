import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { expectAccessible, expectToast, openPage, records } from '../../../../testing/open-page.tsx';
import { aQuery, aSummary, READY_DRAFT } from '../../testing/a-request.ts';

const { RequestPage } = await import('./request-page.tsx');
// Jest cannot link two lazy parts with a module in common at the same time.
await import('./newer-draft.tsx');

const REPLIES = {
  ...Object.fromEntries(
    ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8', 'r9', 'r10', 'r11', 'r12', 'r13', 'r14', 'r15'].flatMap((id) => [
      [`PUT /requests/${id}/seen`, {}],
      [`PUT /requests/${id}/writing`, {}],
      [`POST /requests/${id}/queries/q1/review`, {}],
    ]),
  ),
  'GET /requests/r2/verify': { body: { answers: [] } },
};
const PLACE = { request_id: 'r1', site_id: 'riverside', study_id: 'lantern', number: 1 };
const ADD_NOTE = 'POST /requests/r4/notes';
const MINE = 'Half an answer of mine.';
const RESTORED = 'This is your unsent response from earlier.';

function open(requestId = 'r1', search = '', user_id = 'member') {
  return openPage(() => <RequestPage requestId={requestId} StudyPanel={() => null} />, {
    as: 'Site Manager',
    member: { user_id },
    path: `/request/${requestId}${search}`,
    replies: REPLIES,
  });
}

interface Stored {
  id?: string;
  title?: string;
  parts?: Parameters<typeof aQuery>[0];
}

function put(draftText: string, version: number, { id = 'r1', title = 'A title', parts = {} }: Stored = {}): void {
  records.put('users', { id: 'member', preferences: {} });
  records.put(COLLECTIONS.requests, { ...aSummary({ request_id: id, title }), id });
  const query = aQuery({ draft: { ...READY_DRAFT, text: draftText }, version, ...parts });
  records.put(COLLECTIONS.requestQueries, { ...query, ...PLACE, request_id: id });
}

/** As when the tab is closed and the page opened in another. */
async function openInAnotherTab(requestId = 'r1', search = ''): Promise<void> {
  cleanup();
  window.sessionStorage.clear();
  await open(requestId, search);
}

const editor = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Response' });

test('a response survives its tab, says so, and does not replace a newer draft silently', async () => {
  put('The draft text. [1]', 1);
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Response' }));
  fireEvent.change(await editor(), { target: { value: MINE } });
  expect(screen.queryByText(RESTORED)).toBeNull();

  await openInAnotherTab();
  expect((await editor()).value).toBe(MINE);
  expect(screen.getByText(RESTORED)).toBeTruthy();

  put('A newer draft. [1]', 2);
  expect(await screen.findByText('A newer draft. [1]')).toBeTruthy();
  expect(screen.queryByText(RESTORED)).toBeNull();
  expect((await editor()).value).toBe(MINE);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);

  put('The draft text. [1]', 1);
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await screen.findByRole('button', { name: 'Edit Response' });
  expect(await screen.findByRole('button', { name: 'Restore text' })).toBeTruthy();
});

test('an editor left open takes no focus, so that keys meant for elsewhere do not reach the response', async () => {
  put('The draft text. [1]', 1, { id: 'r13' });
  await open('r13');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Response' }));
  const asked = await editor();
  expect(document.activeElement).toBe(asked);
  fireEvent.change(asked, { target: { value: MINE } });

  await openInAnotherTab('r13');
  const left = await editor();
  expect(left.value).toBe(MINE);
  expect(document.activeElement).not.toBe(left);
  left.setSelectionRange(0, 0);
  act(() => left.focus());
  expect(left.selectionStart).toBe(MINE.length);
  left.setSelectionRange(3, 3);
  act(() => left.blur());
  act(() => left.focus());
  expect(left.selectionStart).toBe(3);
});

async function write(text: string): Promise<HTMLTextAreaElement> {
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Response' }));
  const field = await editor();
  fireEvent.change(field, { target: { value: text } });
  return field;
}

const OMAR = { id: 'omar', name: 'Omar Lund' };

test('both texts are shown after a conflicting edit, and the reviewer chooses', async () => {
  put('The draft text. [1]', 1, { id: 'r6' });
  const { reply, sent } = await open('r6');
  const field = await write(MINE);
  put('The draft text. [1]', 2, { id: 'r6', parts: { edit: { text: 'Theirs: one day.', saved_by: OMAR } } });
  expect(await screen.findByText('Omar Lund saved a newer version')).toBeTruthy();
  expect(screen.getByText('Theirs: one day.')).toBeTruthy();
  expect(field.value).toBe(MINE);
  await expectAccessible();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Send Response' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'Keep my text' }));
  await waitFor(async () => expect(document.activeElement).toBe(await editor()));
  expect((await editor()).value).toBe(MINE);
  const call = 'POST /submit-response/r6/query/q1';
  reply(call, { body: {} });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expectToast('editSaved');
  expect(sent(call)).toMatchObject([{ final_answer: MINE }]);
});

test('unsent text is kept when somebody else sends a response', async () => {
  put('The draft text. [1]', 1, { id: 'r7' });
  await open('r7');
  await write(MINE);
  put('The draft text. [1]', 2, {
    id: 'r7',
    parts: { sent: { text: 'Theirs: one day.', citations: [], sent_by: OMAR } },
  });
  expect(await screen.findByText('Omar Lund already sent a response')).toBeTruthy();
  expect(screen.getByText(MINE)).toBeTruthy();
  expect(screen.getByText('Theirs: one day.')).toBeTruthy();
  await expectAccessible();
  fireEvent.click(screen.getByRole('button', { name: 'Discard my text' }));
  await waitFor(() => expect(screen.queryByText(MINE)).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Final Answer' }));
});

test('both texts are kept when a save is refused as stale', async () => {
  put('The draft text. [1]', 1, { id: 'r8' });
  const { reply } = await open('r8');
  const detail = 'Somebody else has changed this response meanwhile.';
  reply('POST /submit-response/r8/query/q1', { status: 409, body: { detail, code: 'conflict' } });
  await write(MINE);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expectToast('editFailed');
  expect(await screen.findByText(detail)).toBeTruthy();
  expect((await editor()).value).toBe(MINE);
});

test('a saved response is still warned of what it has from an earlier draft', async () => {
  const manual = { document_id: 'manual', document_name: 'Pharmacy manual.pdf' };
  const citations = READY_DRAFT.citations.map((citation) => ({ ...citation, ...manual }));
  const [quote] = citations;
  if (!quote) throw new Error('A citation');
  const warnings: RequestQuery['earlier_warnings'] = {
    doubts: [{ ...manual, kind: 'other_drug', named: 'Marwenlimab' }],
    conflicts: [{ heading: 'Storage', quotes: [quote, { ...quote, document_id: 'other', text_snippet: 'Warm.' }] }],
    site_values: ['900 mg', '3 day'],
  };
  const query = aQuery({
    draft: { ...READY_DRAFT, written_at: '2026-03-03T12:00:00.000Z' },
    edit: { text: 'Give 900 mg. [1]', citations },
    earlier_warnings: warnings,
  });
  records.put('users', { id: 'member', preferences: {} });
  records.put(COLLECTIONS.requests, { ...aSummary({ request_id: 'r5' }), id: 'r5' });
  records.put(COLLECTIONS.requestQueries, { ...query, ...PLACE, request_id: 'r5' });
  await open('r5');
  expect(await screen.findByText('A newer draft is available')).toBeTruthy();
  expect(await screen.findByText('“Pharmacy manual” names another drug: Marwenlimab.')).toBeTruthy();
  expect(await screen.findByText('The documents disagree about “Storage”')).toBeTruthy();
  expect(await screen.findByText(/^The site’s own words: 900 mg\. No cited passage states it\./)).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'Edit Response' }));
  fireEvent.change(await editor(), { target: { value: 'Ask us before you give it.' } });
  expect(screen.queryByText(/Marwenlimab/)).toBeNull();
  expect(screen.queryByText(/The documents disagree/)).toBeNull();
  expect(screen.queryByText(/^The site’s own words/)).toBeNull();
});

test('a draft names the approved answers that it could quote, each a link to its request', async () => {
  const given_answers = [
    { request_id: 'r90', request_number: 'LAN-0090', query_id: 'q1' },
    { request_id: 'r91', query_id: 'q1' },
  ];
  put('', 1, { id: 'r9', parts: { draft: { ...READY_DRAFT, given_answers } } });
  await open('r9');
  const links = [
    await screen.findByRole('link', { name: 'LAN-0090' }),
    screen.getByRole('link', { name: 'an older request' }),
  ];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/request/r90', '/request/r91']);
  await expectAccessible();
});

test('a sent answer shows how its draft was rated, and by whom', async () => {
  records.put('users', { id: 'member', preferences: {} });
  records.put(COLLECTIONS.requests, { ...aSummary({ request_id: 'r2', status: 'completed' }), id: 'r2' });
  const query = aQuery({ sent: { text: 'Sent. [1]', citations: READY_DRAFT.citations } });
  records.put(COLLECTIONS.requestQueries, { ...query, ...PLACE, request_id: 'r2' });
  await open('r2');
  await screen.findByText('Final Answer');
  expect(screen.queryByRole('group', { name: 'Evaluation of the draft' })).toBeNull();
  records.put(COLLECTIONS.evaluations, {
    ...{ id: 'r2_q1', request_id: 'r2', query_id: 'q1', answered: true, relevance: 5, tone: 4, citation_quality: 3 },
    ...{ comment: 'Right page.', changed: 0.126, evaluated_at: '2026-03-02T12:00:00.000Z' },
    evaluated_by: { id: 'morgan', name: 'Morgan Thistle' },
  });
  const line = await screen.findByRole('group', { name: 'Evaluation of the draft' });
  expect(line.textContent).toMatch(
    /^Draft answered the question · relevance 5 of 5 · tone 4 of 5 · citation quality 3 of 5 · 13% of its words changed · rated by Morgan Thistle · .*: “Right page.”$/,
  );
});

const NOTE = {
  ...{ id: 'n1', request_id: 'r4', text: 'Ask the monitor.', written_at: '2026-03-02T12:00:00.000Z' },
  ...{ mentions: [], written_by: { id: 'morgan', name: 'Morgan Thistle' } },
};
const noteField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });

test('notes that cannot be loaded are not shown as none, and what is typed is kept', async () => {
  put('The draft text. [1]', 1, { id: 'r3' });
  records.fail(COLLECTIONS.notes, 'unavailable');
  await open('r3', '?panel=notes');
  expect(await screen.findByText('The notes could not be loaded.')).toBeTruthy();
  expect(screen.queryByText('No notes yet')).toBeNull();
  await expectAccessible();
  fireEvent.change(await noteField(), { target: { value: 'Half a note' } });
  await openInAnotherTab('r3', '?panel=notes');
  expect((await noteField()).value).toBe('Half a note');
  expect(screen.getByText('This is your unsent note from earlier.')).toBeTruthy();
});

test('a note that is refused stays in its field, and says why', async () => {
  put('The draft text. [1]', 1, { id: 'r4' });
  records.put(COLLECTIONS.notes, NOTE);
  const { reply, sent } = await open('r4', '?panel=notes');
  expect(await screen.findByRole('tab', { name: 'Notes (1)' })).toBeTruthy();
  expect(await screen.findByText('Ask the monitor.')).toBeTruthy();
  const detail = 'This request has as many notes as it can have.';
  reply(ADD_NOTE, { status: 409, body: { detail, code: 'conflict' } });
  fireEvent.change(await noteField(), { target: { value: 'One more' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add Note' }));
  expect(await screen.findByText(detail)).toBeTruthy();
  expect((await noteField()).value).toBe('One more');
  reply(ADD_NOTE, { body: { ...NOTE, id: 'n2', not_mailed: ['Ines Keller'] } });
  fireEvent.click(screen.getByRole('button', { name: 'Add Note' }));
  expect(await screen.findByText('Note added. Ines Keller has switched email off and will not get one.')).toBeTruthy();
  expect(sent(ADD_NOTE)).toEqual([
    { text: 'One more', mentions: [] },
    { text: 'One more', mentions: [] },
  ]);
  expect((await noteField()).value).toBe('');
});

test('whom a note asks, and who has not answered, is said beside Send', async () => {
  put('The draft text. [1]', 1, { id: 'r10' });
  const asks = { id: 'ines', name: 'Ines Keller', answered_at: null, remind_at: null };
  records.put(COLLECTIONS.notes, { ...NOTE, id: 'n9', request_id: 'r10', asks });
  await open('r10');
  const waiting = 'Ines Keller was asked in a note and has not answered yet.';
  expect(await screen.findByText(waiting)).toBeTruthy();
  await expectAccessible();
  records.put(COLLECTIONS.notes, {
    ...NOTE,
    id: 'n9',
    request_id: 'r10',
    asks: { ...asks, answered_at: NOTE.written_at },
  });
  await waitFor(() => expect(screen.queryByText(waiting)).toBeNull());
});

const UNCHECKED = /^The draft is unchanged, and its confidence is low/;

test('a draft of low confidence is not sent unchanged without a warning', async () => {
  put(READY_DRAFT.text, 1, { id: 'r11', parts: { draft: { ...READY_DRAFT, confidence: 'low' } } });
  await open('r11');
  expect(await screen.findByText(UNCHECKED)).toBeTruthy();
  await expectAccessible();
  fireEvent.click(screen.getByRole('button', { name: 'Edit Response' }));
  fireEvent.change(await editor(), { target: { value: `${READY_DRAFT.text} Call us first.` } });
  await waitFor(() => expect(screen.queryByText(UNCHECKED)).toBeNull());
});

test('a draft of high confidence has none', async () => {
  put(READY_DRAFT.text, 1, { id: 'r12', parts: { draft: { ...READY_DRAFT, confidence: 'high' } } });
  await open('r12');
  await screen.findByText(/^Sends the draft as is/);
  expect(screen.queryByText(UNCHECKED)).toBeNull();
});

test('words of a question that may identify a participant are named', async () => {
  const question = 'Mrs. Holloway missed week 4, may she still dose?';
  put('The draft text. [1]', 1, { id: 'r14', parts: { question } });
  await open('r14');
  expect(await screen.findByText(/^The question may identify a participant: “Mrs\. Holloway”\./)).toBeTruthy();
  put('The draft text. [1]', 2, { id: 'r14', parts: { question: 'The patient missed week 4, may she still dose?' } });
  await waitFor(() => expect(screen.queryByText(/may identify a participant/)).toBeNull());
});

test('so are those of the title', async () => {
  put('The draft text. [1]', 1, { id: 'r15', title: 'Mrs. Holloway: week 4' });
  await open('r15');
  expect(await screen.findByText(/may identify a participant: “Mrs\. Holloway”\./)).toBeTruthy();
});

test('the mark of a person who has gone expires by itself', async () => {
  put('The draft text. [1]', 1, { id: 'r15' });
  const writing = (milliseconds: number) =>
    records.put(COLLECTIONS.presence, {
      ...{ id: 'ines', user_id: 'ines', name: 'Ines Keller', request_id: 'r15' },
      until: new Date(Date.now() + milliseconds).toISOString(),
    });
  writing(600_000);
  // A person whose list of who is writing no test before has kept.
  await open('r15', '', 'reader');
  expect(await screen.findByText('Ines Keller is writing')).toBeTruthy();
  writing(500);
  await waitFor(() => expect(screen.queryByText('Ines Keller is writing')).toBeNull());
});
