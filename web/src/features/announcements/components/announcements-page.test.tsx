import { cleanup, fireEvent, screen, waitFor, within, type BoundFunctions, type queries } from '@testing-library/react';
import type { AnnouncementView } from '@trialdesk/contract/replies/announcements';
import type { Role } from '@trialdesk/contract/roles';
import { expectAccessible, expectToast, openPage, records } from '../../../testing/open-page.tsx';

const { AnnouncementsPage } = await import('./announcements-page.tsx');
const { UnreadAnnouncements } = await import('./unread-announcements.tsx');

const LIST = 'GET /announcements';

function anAnnouncement(parts: Partial<AnnouncementView> = {}): AnnouncementView {
  return {
    ...{ id: 'kits', study_id: 'lantern', study_name: 'LANTERN-3', title: 'New kits', text: 'They arrive on Monday.' },
    ...{
      sent_by: { id: 'morgan', name: 'Morgan Thistle' },
      sent_at: '2026-03-02T12:00:00.000Z',
      read_at: null,
      read_by: null,
    },
    ...{ document: null, shared: null, request_id: null },
    ...parts,
  };
}

const listOf = (...announcements: AnnouncementView[]) => ({ body: { announcements, next_cursor: null } });

const open = (as: Role, announcements: AnnouncementView[], more: Parameters<typeof openPage>[1]['replies'] = {}) =>
  openPage(AnnouncementsPage, {
    as,
    path: '/announcements',
    replies: { [LIST]: listOf(...announcements), ...more },
  });

async function choose(dialog: BoundFunctions<typeof queries>, field: string, option: string): Promise<void> {
  fireEvent.mouseDown(await dialog.findByRole('combobox', { name: field }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

const opened = () => fireEvent.click(screen.getByRole('button', { name: /New kits/ }));

test('a site reads an announcement and confirms it; a failure says so and can be repeated', async () => {
  const call = 'PUT /announcements/kits/read';
  const { reply } = await open('Clinical Researcher', [anAnnouncement()], {
    [call]: { status: 503, body: { detail: 'Busy.', code: 'unavailable' } },
  });
  await screen.findByText('Unread');
  expect(screen.queryByRole('button', { name: 'New Announcement' })).toBeNull();
  opened();
  expect(screen.getByText('They arrive on Monday.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Who has read it' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'I have read this' }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be saved');
  await expectAccessible();
  reply(call, { body: { done: true } });
  reply(LIST, listOf(anAnnouncement({ read_at: '2026-03-03T09:00:00.000Z' })));
  fireEvent.click(screen.getByRole('button', { name: 'I have read this' }));
  expect(await screen.findByText(/^You confirmed/)).toBeTruthy();
  expect(screen.queryByText('Unread')).toBeNull();
});

test('the team sees who has read it, and reminds the others', async () => {
  const people = [
    { id: 'robin', name: 'Robin Sedge', read_at: '2026-03-02T13:00:00.000Z' },
    { id: 'alex', name: 'Alex Fern', read_at: null },
  ];
  const { sent } = await open('Site Manager', [anAnnouncement({ read_by: 1 })], {
    'GET /announcements/kits/receipts': {
      body: {
        people: 2,
        read: 1,
        reminder_due_at: '2026-03-05T12:00:00.000Z',
        reminded: { by: { id: 'ana', name: 'Ana Silva' }, at: '2026-03-04T09:00:00.000Z' },
        sites: [{ site_id: 'alder', site_name: 'Alder Clinic', people }],
      },
    },
    'POST /announcements/kits/reminders': { body: { reminded: 1 } },
  });
  await screen.findByRole('button', { name: 'New Announcement' });
  expect(screen.queryByText('Unread')).toBeNull();
  expect(screen.getByRole('button', { name: /New kits.*Read by 1$/ })).toBeTruthy();
  opened();
  const receipts = within(await screen.findByRole('region', { name: 'Who has read it' }));
  expect(await receipts.findByText('Read by 1 of 2')).toBeTruthy();
  expect(receipts.getByText(/Last reminded by/).textContent).toContain('Last reminded by Ana Silva');
  expect(receipts.getByText('Alder Clinic').parentElement?.textContent).toContain('Alex Fern · not read');
  expect(screen.queryByRole('button', { name: 'I have read this' })).toBeNull();
  fireEvent.click(receipts.getByRole('button', { name: 'Remind now' }));
  expect(await receipts.findByText('1 person was reminded.')).toBeTruthy();
  expect(sent('POST /announcements/kits/reminders')).toHaveLength(1);
  await expectAccessible();
});

test('of many sites those that have not all read it come first, twenty at once', async () => {
  const siteOf = (at: number, read_at: string | null) => ({
    ...{ site_id: `s${at}`, site_name: `Site ${at}` },
    people: [{ id: `p${at}`, name: `Person ${at}`, read_at }],
  });
  const read = '2026-03-02T13:00:00.000Z';
  const sites = [siteOf(0, read), ...Array.from({ length: 25 }, (_, at) => siteOf(at + 1, null))];
  await open('Site Manager', [anAnnouncement()], {
    'GET /announcements/kits/receipts': { body: { people: 26, read: 1, reminder_due_at: null, reminded: null, sites } },
  });
  await screen.findByText('New kits');
  opened();
  expect(await screen.findByText('Those who have not read it have been reminded by email.')).toBeTruthy();
  expect(screen.getAllByText(/^Site \d+$/).map(({ textContent }) => textContent)).toEqual([
    ...Array.from({ length: 20 }, (_, at) => `Site ${at + 1}`),
    'Site 0',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 25 sites' }));
  expect(screen.getAllByText(/^Site \d+$/)).toHaveLength(26);
});

test('what was typed stays if it cannot be sent, and is announced to the sites of the study chosen', async () => {
  const call = 'POST /announcements';
  const { reply, sent } = await open('Site Manager', [], {
    'GET /studies': { body: [{ id: 'lantern', name: 'LANTERN-3', request_count: 1 }] },
    'GET /studies/lantern/receivers': { body: { people: 14, sites: 6 } },
    [call]: { status: 503, body: { detail: 'Busy.', code: 'unavailable' } },
  });
  expect(await screen.findByText('No announcements yet')).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'New Announcement' })[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: 'New Announcement' }));
  expect(dialog.getByText(/^Everybody who works on the study/)).toBeTruthy();
  await choose(dialog, 'Study', 'LANTERN-3');
  expect(await dialog.findByText(/^It goes to 14 people at 6 sites/)).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('Title'), { target: { value: 'New kits' } });
  fireEvent.change(dialog.getByLabelText('Text'), { target: { value: 'They arrive on Monday.' } });
  await expectAccessible();
  const send = dialog.getByRole('button', { name: 'Send to Sites' });
  fireEvent.click(send);
  expect(await dialog.findByText(/^The announcement could not be sent/)).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('They arrive on Monday.');
  reply(call, { body: anAnnouncement() });
  reply(LIST, listOf(anAnnouncement()));
  fireEvent.click(send);
  expect(await screen.findByRole('button', { name: /New kits/ })).toBeTruthy();
  expect(screen.getByText(/^Sent to the sites of/).textContent).toBe('Sent to the sites of LANTERN-3.');
  expect(sent(call).at(-1)).toEqual({
    study_id: 'lantern',
    title: 'New kits',
    text: 'They arrive on Monday.',
    document_id: '',
  });
});

test('what was typed is there after the dialog or the tab was closed, until it is sent or discarded', async () => {
  const call = 'POST /announcements';
  const replies = { 'GET /studies': { body: [{ id: 'kept', name: 'KEPT-1', request_count: 1 }] } };
  const start = async () => {
    const page = await open('Site Manager', [], { ...replies, [call]: { body: anAnnouncement() } });
    fireEvent.click((await screen.findAllByRole('button', { name: 'New Announcement' }))[0] ?? document.body);
    return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'New Announcement' })) };
  };
  const RESTORED = 'This is your unsent announcement from earlier.';
  const first = await start();
  expect(first.dialog.queryByText(RESTORED)).toBeNull();
  await choose(first.dialog, 'Study', 'KEPT-1');
  fireEvent.change(first.dialog.getByLabelText('Title'), { target: { value: 'New kits' } });
  fireEvent.change(first.dialog.getByLabelText('Text'), { target: { value: 'They arrive' } });
  cleanup();
  const second = await start();
  expect(second.dialog.getByText(RESTORED)).toBeTruthy();
  await expectAccessible();
  fireEvent.click(await second.dialog.findByRole('button', { name: 'Send to Sites' }));
  await waitFor(() => expect(second.sent(call)).toHaveLength(1));
  expect(second.sent(call)).toMatchObject([{ study_id: 'kept', title: 'New kits', text: 'They arrive' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();
  const third = await start();
  expect(third.dialog.queryByText(RESTORED)).toBeNull();
  fireEvent.change(third.dialog.getByLabelText('Title'), { target: { value: 'Other kits' } });
  cleanup();
  const fourth = await start();
  expect(fourth.dialog.getByText('Still needed: study, text')).toBeTruthy();
  fireEvent.click(fourth.dialog.getByRole('button', { name: 'Discard' }));
  expect(fourth.dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('');
  expect(fourth.dialog.queryByText(RESTORED)).toBeNull();
  fireEvent.change(fourth.dialog.getByLabelText('Title'), { target: { value: 'More kits' } });
  fireEvent.click(fourth.dialog.getByRole('button', { name: 'Cancel' }));
  cleanup();
  const fifth = await start();
  expect(fifth.dialog.getByText(RESTORED)).toBeTruthy();
  expect(fifth.dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('More kits');
  fireEvent.click(fifth.dialog.getByRole('button', { name: 'Discard' }));
  fireEvent.click(fifth.dialog.getByRole('button', { name: 'Cancel' }));
  cleanup();
  expect((await start()).dialog.queryByText(RESTORED)).toBeNull();
});

test('a document of the study goes with it, and is opened from it', async () => {
  const inUse = { document_status: 'active', version: 3 };
  records.put(
    'documents',
    { ...inUse, id: 'd1', study_id: 'harbor', name: 'Protocol.pdf' },
    { ...inUse, id: 'd2', study_id: 'waypoint', name: 'Other.pdf' },
  );
  const call = 'POST /announcements';
  const sentOne = anAnnouncement({ document: { name: 'Protocol.pdf', version: 3 } });
  const { reply, sent } = await open('Site Manager', [], {
    'GET /studies': { body: [{ id: 'harbor', name: 'HARBOR-1', request_count: 1 }] },
    'GET /announcements/kits/document': { status: 404, body: { detail: 'No.', code: 'not_found' } },
    [call]: { body: sentOne },
  });
  await screen.findByText('No announcements yet');
  fireEvent.click(screen.getAllByRole('button', { name: 'New Announcement' })[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: 'New Announcement' }));
  await choose(dialog, 'Study', 'HARBOR-1');
  await choose(dialog, 'Document (optional)', 'Protocol.pdf, version 3');
  fireEvent.change(dialog.getByLabelText('Title'), { target: { value: 'New kits' } });
  fireEvent.change(dialog.getByLabelText('Text'), { target: { value: 'They arrive on Monday.' } });
  reply(LIST, listOf(sentOne));
  fireEvent.click(dialog.getByRole('button', { name: 'Send to Sites' }));
  await screen.findByRole('button', { name: /New kits/ });
  expect(sent(call).at(-1)).toMatchObject({ study_id: 'harbor', document_id: 'd1' });
  opened();
  fireEvent.click(screen.getByRole('button', { name: 'Protocol.pdf, version 3' }));
  await expectToast('openFailed');
});

test('a list that does not load can be loaded again', async () => {
  const { reply } = await open('Site Manager', [], { [LIST]: 'no response' });
  expect(await screen.findByText('The announcements could not be loaded.')).toBeTruthy();
  reply(LIST, listOf(anAnnouncement()));
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: /New kits/ })).toBeTruthy();
});

test('a link opens one that the list has not come to, and says if there is none', async () => {
  const old = anAnnouncement({ id: 'old', title: 'Old kits', text: 'They arrived long ago.' });
  const link = (id: string, more: Parameters<typeof openPage>[1]['replies']) =>
    openPage(AnnouncementsPage, {
      as: 'Clinical Researcher',
      path: `/announcements?open=${id}`,
      replies: { [LIST]: listOf(anAnnouncement()), ...more },
    });
  const { reply } = await link('old', {
    'GET /announcements/old': { body: old },
    'PUT /announcements/old/read': { body: { done: true } },
  });
  expect(await screen.findByText('They arrived long ago.')).toBeTruthy();
  reply('GET /announcements/old', { body: { ...old, read_at: '2026-03-03T09:00:00.000Z' } });
  fireEvent.click(screen.getByRole('button', { name: 'I have read this' }));
  expect(await screen.findByText(/^You confirmed/)).toBeTruthy();
  await expectAccessible();
  fireEvent.click(screen.getByRole('button', { name: /Old kits/ }));
  await waitFor(() => expect(screen.queryByText('Old kits')).toBeNull());
  await link('gone', { 'GET /announcements/gone': { status: 404, body: { detail: 'No.', code: 'not_found' } } });
  expect(await screen.findByText(/^This announcement does not exist/)).toBeTruthy();
});

const notices = (as: Role, ...announcements: AnnouncementView[]) =>
  openPage(UnreadAnnouncements, { as, path: '/site-dashboard', replies: { [LIST]: listOf(...announcements) } });

test('a site is pointed to what it has not read', async () => {
  await notices('Clinical Researcher', anAnnouncement());
  const link = await screen.findByRole('link', { name: 'Read' });
  expect(link.getAttribute('href')).toBe('/announcements?open=kits');
  expect(screen.getByText('New kits')).toBeTruthy();
  await expectAccessible();
});

test('of several it says how many, and of none nothing', async () => {
  await notices('Clinical Researcher', anAnnouncement(), anAnnouncement({ id: 'lots' }));
  expect(await screen.findByText('2 unread announcements from the research team')).toBeTruthy();
  const { sent } = await notices('Site Manager', anAnnouncement());
  await waitFor(() => expect(sent(LIST)).toEqual([]));
});
