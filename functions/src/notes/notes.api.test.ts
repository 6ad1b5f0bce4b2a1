import { randomUUID } from 'node:crypto';
import type { Note } from '@trialdesk/contract/entities/note';
import type { Site, Study } from '@trialdesk/contract/entities/site';
import { SERVER_LIMITS } from '@trialdesk/contract/server-limits';
import { IDEMPOTENCY_HEADER } from '@trialdesk/contract/paths';
import type { AddedNote } from '@trialdesk/contract/replies/notes';
import type { RequestExport } from '@trialdesk/contract/replies/request-export';
import { audit, mail, notes, requests } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';
import { draftReady } from '../testing/draft-ready.ts';
import { studyAtSite } from '../testing/study-at-site.ts';

const TEXT = 'The medical monitor has been asked.\nNo answer yet.';

const world = new ApiWorld();
let site: Site;
let study: Study;
let researcher: TestPerson;
let manager: TestPerson;
let colleague: TestPerson;
let id: string;

beforeAll(async () => {
  ({ site, study, researcher, manager } = await studyAtSite(world));
  colleague = await world.person('Administrator');
  world.later(() => forgetRequests(site.id));
  id = await askedRequest(researcher, { studyId: study.id });
  await draftReady(id);
});

afterAll(() => world.end());

interface Refusal {
  detail: string;
  fields?: Record<string, string>;
}

interface Place {
  requestId?: string;
  headers?: Record<string, string>;
}

const add = (by: TestPerson, json: object, { requestId = id, headers = {} }: Place = {}) =>
  by.call<AddedNote & Refusal>(`POST /requests/${requestId}/notes`, { json, headers });

const mailsTo = async ({ user }: TestPerson) =>
  (await mail().where('to', 'array-contains', user.email).get()).docs.map((doc) => doc.data().message);

const asActor = ({ user }: TestPerson) => ({ id: user.id, name: user.name });

const storedNote = async (noteId: string) => (await notes().doc(noteId).get()).data();

test('a note is kept with its author and on record, and changes nothing of the request', async () => {
  const before = (await requests().doc(id).get()).data();
  const { status, body } = await add(manager, { text: TEXT });
  expect(status).toBe(200);
  const note: Note = {
    ...{ id: body.id, request_id: id, request_number: before?.request_number ?? '', text: TEXT, mentions: [] },
    ...{ written_by: asActor(manager), written_at: expect.any(String) as string },
  };
  expect(body).toEqual({ ...note, not_mailed: [] });
  expect(await storedNote(body.id)).toEqual(note);
  const entries = await audit().where('target', '==', `requests/${id}`).where('action', '==', 'note.added').get();
  expect(entries.docs.map((doc) => doc.data())).toMatchObject([
    { actor_id: manager.user.id, before: null, after: { note_id: body.id, text: TEXT, mentions: [] } },
  ]);
  expect((await requests().doc(id).get()).data()).toEqual(before);
});

test('a call that is repeated adds one note and sends one mail', async () => {
  const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
  const json = { text: 'Once only.', mentions: [colleague.user.id, colleague.user.id, manager.user.id] };
  const mailed = (await mailsTo(colleague)).length;
  const first = await add(manager, json, { headers });
  expect(await add(manager, json, { headers })).toMatchObject({ status: 200, body: first.body });
  expect(first.body.mentions).toEqual([asActor(colleague)]);
  const found = await notes().where('request_id', '==', id).where('text', '==', json.text).get();
  expect(found.size).toBe(1);
  expect(await mailsTo(colleague)).toHaveLength(mailed + 1);
});

test('the mail names who wrote, and nothing of what was written or asked', async () => {
  const [message] = (await mailsTo(colleague)).filter(({ subject }) => subject.includes('mentioned you in a note'));
  expect(message?.subject).toContain(`“${manager.user.name}” mentioned you in a note`);
  expect(message?.text).toContain(`/request/${id}?panel=notes`);
  expect(message?.text).not.toContain('Once only');
  expect(message?.text).not.toContain('Missed');
});

test('who has switched mail off gets none, which the author learns', async () => {
  const quiet = await world.person('Site Manager', site);
  const off = { email: false, desktop: false, weekly_summary: false };
  expect((await quiet.call('PUT /settings/notifications', { json: off })).status).toBe(200);
  const { body } = await add(manager, { text: TEXT, mentions: [quiet.user.id, colleague.user.id] });
  expect(body).toMatchObject({
    mentions: [asActor(quiet), asActor(colleague)],
    not_mailed: [quiet.user.name],
  });
  expect(await mailsTo(quiet)).toEqual([]);
});

test('a note is unread by whom it mentions until they open the notes of the request', async () => {
  const other = await world.person('Site Manager', site);
  const { body } = await add(manager, { text: TEXT, mentions: [colleague.user.id, other.user.id] });
  expect((await storedNote(body.id))?.unread_by).toEqual([colleague.user.id, other.user.id]);
  const read = (by: TestPerson, requestId = id) => by.call(`POST /requests/${requestId}/notes/read`);
  const elsewhere = await askedRequest(researcher, { studyId: study.id });
  expect((await read(colleague, elsewhere)).status).toBe(200);
  expect((await read(researcher)).status).toBe(403);
  expect((await read(colleague, 'no-such-request')).status).toBe(404);
  expect((await storedNote(body.id))?.unread_by).toHaveLength(2);
  expect(await read(colleague)).toMatchObject({ status: 200, body: { done: true } });
  expect((await storedNote(body.id))?.unread_by).toEqual([other.user.id]);
});

test('nobody is mentioned who cannot read notes, and then nothing is written', async () => {
  const text = `Refused ${randomUUID()}`;
  const cannot = 'This person cannot read the notes of this request.';
  for (const mentioned of [researcher.user.id, 'nobody-there'])
    expect(await add(manager, { text, mentions: [colleague.user.id, mentioned] })).toMatchObject({
      status: 400,
      body: { detail: cannot, fields: { mentions: cannot } },
    });
  expect((await notes().where('text', '==', text).get()).size).toBe(0);
  expect((await add(manager, { text, mentions: [colleague.user.id] })).status).toBe(200);
});

test('a site writes no notes, and its record of the request has none', async () => {
  expect((await add(researcher, { text: TEXT })).status).toBe(403);
  const exported = (by: TestPerson) => by.call<RequestExport>(`GET /requests/${id}/export`);
  expect(JSON.stringify((await exported(researcher)).body)).not.toContain('The medical monitor');
  expect(JSON.stringify((await exported(manager)).body)).toContain('The medical monitor');
});

test('an unknown request has no notes', async () => {
  expect(await add(manager, { text: TEXT }, { requestId: 'no-such-request' })).toMatchObject({
    status: 404,
    body: { detail: 'There is no such request.' },
  });
});

test('a request has only so many notes', async () => {
  const full = await askedRequest(researcher, { studyId: study.id });
  const { body } = await add(manager, { text: TEXT }, { requestId: full });
  const note = await storedNote(body.id);
  if (!note) throw new Error('The note was not stored');
  const writing = notes().firestore.bulkWriter();
  for (let at = 1; at < SERVER_LIMITS.notesPerRequest; at++) {
    const copy = `${note.id}${at}`;
    void writing.set(notes().doc(copy), { ...note, id: copy });
  }
  await writing.close();
  expect(await add(manager, { text: TEXT }, { requestId: full })).toMatchObject({
    status: 409,
    body: { detail: 'This request has as many notes as it can have.' },
  });
  await notes().doc(`${note.id}1`).delete();
  expect((await add(manager, { text: TEXT }, { requestId: full })).status).toBe(200);
});
