import { randomUUID } from 'node:crypto';
import type { Ingestion, StudyDocument } from '@trialdesk/contract/entities/document';
import type { Study } from '@trialdesk/contract/entities/site';
import { documentFolder } from '@trialdesk/contract/paths';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import type { DocumentView } from '@trialdesk/contract/replies/documents';
import { systemClock } from '../clock.ts';
import { bucket } from '../firebase/app.ts';
import { audit, documents } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { makePages } from '../testing/make-pages.ts';
import { ingested, upload, type UploadInput } from '../testing/uploaded-protocol.ts';
import { activeDocuments } from './document-lists-repository.ts';
import { changeIngestion, registerDocument } from './document-repository.ts';

const world = new ApiWorld();
let manager: TestPerson;
let colleague: TestPerson;
let researcher: TestPerson;
let pdf: Uint8Array;

beforeAll(async () => {
  manager = await world.person('Site Manager');
  colleague = await world.person('Administrator');
  researcher = await world.person('Clinical Researcher', await world.site());
  pdf = await makePages([['A dose is taken once a day, in the morning, with a glass of water.']]);
});

afterAll(() => world.end());

interface Filed {
  study: Study;
  first: StudyDocument;
}

async function filed(): Promise<Filed> {
  const study = await world.study();
  const { body } = await upload(world, manager, { name: 'Protocol.pdf', bytes: pdf, studyId: study.id });
  return { study, first: await ingested(body.id) };
}

const send = (
  { study, first }: Filed,
  { person = manager, ...file }: Partial<UploadInput & { person: TestPerson }> = {},
) => upload(world, person, { name: 'protocol.PDF', bytes: pdf, studyId: study.id, replaces: first.id, ...file });

async function stored(id: string): Promise<StudyDocument> {
  const document = (await documents().doc(id).get()).data();
  if (!document) throw new Error(`There is no document ${id}`);
  return document;
}

const inScope = async (studyId: string) =>
  (await activeDocuments(EVERYWHERE, studyId)).flatMap(({ id, ingestion }) =>
    ingestion.state === 'ready' ? [id] : [],
  );

test('a new version takes the place of the old one, which can still be opened', async () => {
  const filing = await filed();
  const { first, study } = filing;
  expect(first).toMatchObject({ version: 1, replaces: null, replaced_by: null });
  const reply = await send(filing);
  expect(reply).toMatchObject({ status: 200, body: { version: 2, replaces: first.id, document_status: 'active' } });
  const second = await ingested(reply.body.id);
  expect(second.ingestion.state).toBe('ready');
  expect(await stored(first.id)).toMatchObject({ document_status: 'archived', replaced_by: second.id });
  expect(await inScope(study.id)).toEqual([second.id]);

  const { body } = await manager.call<{ url: string }>(`GET /documents/${first.id}/url`);
  expect(Buffer.from(await (await fetch(body.url)).arrayBuffer()).equals(Buffer.from(pdf))).toBe(true);

  const entries = await audit()
    .where('target', 'in', [`documents/${first.id}`, `documents/${second.id}`])
    .get();
  const of = (action: string) => entries.docs.map((doc) => doc.data()).filter((entry) => entry.action === action);
  expect(of('document.uploaded')).toContainEqual(
    expect.objectContaining({
      actor_id: manager.user.id,
      after: expect.objectContaining({ version: 2, replaces: first.id }) as unknown,
    }),
  );
  expect(of('document.replaced')).toMatchObject([
    {
      target: `documents/${first.id}`,
      before: { document_status: 'active' },
      after: { document_status: 'archived', replaced_by: second.id, uploaded_by: { id: manager.user.id } },
    },
  ]);
});

/** A second version that is not read unless the test does it. */
async function unread({ study, first }: Filed): Promise<string> {
  const id = randomUUID();
  await registerDocument(
    {
      ...first,
      id,
      study_id: study.id,
      replaces: first.id,
      replaced_by: null,
      ingestion: { state: 'queued', since: systemClock() },
    },
    manager.user,
  );
  world.later(() => documents().doc(id).delete());
  return id;
}

const ready = (): Ingestion => ({ state: 'ready', at: systemClock(), passages: 1, pages_without_text: [] });
const failed = (): Ingestion => ({ state: 'failed', at: systemClock(), reason: 'damaged' });

test('the old version answers questions until the new one has been read, so that none falls into a gap', async () => {
  const filing = await filed();
  const { study, first } = filing;
  const second = await unread(filing);
  expect(await inScope(study.id)).toEqual([first.id]);
  await changeIngestion(second, () => ({ ingestion: ready() }));
  expect(await inScope(study.id)).toEqual([second]);
});

test('a new version that cannot be read leaves the old one in use, to be replaced by another', async () => {
  const filing = await filed();
  const { study, first } = filing;
  const second = await unread(filing);
  await changeIngestion(second, () => ({ ingestion: failed() }));
  expect(await stored(first.id)).toMatchObject({ document_status: 'active', replaced_by: null });
  expect(await inScope(study.id)).toEqual([first.id]);

  const third = await send(filing);
  expect(third).toMatchObject({ status: 200, body: { version: 3 } });
  await ingested(third.body.id);
  expect(await inScope(study.id)).toEqual([third.body.id]);
});

test('of two simultaneous replacements one is refused and leaves nothing behind', async () => {
  const filing = await filed();
  const replies = await Promise.all([send(filing), send(filing, { person: colleague })]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'conflict' });
  const ofStudy = await documents().where('study_id', '==', filing.study.id).get();
  expect(ofStudy.size).toBe(2);
  const late = await send(filing);
  expect(late).toMatchObject({ status: 409, body: { detail: 'Somebody else has replaced this document meanwhile.' } });
  await ingested(replies.find(({ status }) => status === 200)?.body.id ?? '');
});

test('a document is replaced only by one of its study, and only while it is active', async () => {
  const filing = await filed();
  const elsewhere = { ...filing, study: await world.study() };
  expect((await send(elsewhere)).status).toBe(400);
  expect((await send({ ...filing, first: { ...filing.first, id: 'nowhere' } })).status).toBe(400);
  expect((await send({ ...filing, first: { ...filing.first, id: '../users/a' } })).status).toBe(400);
  await manager.call(`PATCH /documents/${filing.first.id}/status`, { json: { status: 'archived' } });
  expect((await send(filing)).status).toBe(409);
  await manager.call(`PATCH /documents/${filing.first.id}/status`, { json: { status: 'active' } });
  const accepted = await send(filing);
  expect(accepted.status).toBe(200);
  await ingested(accepted.body.id);
});

test('a new version may have another name, a label and a date, and counts on', async () => {
  const filing = await filed();
  const dated = { label: 'Amendment 2', effective_date: '2026-11-22' };
  const { body } = await send(filing, { name: 'Protocol, amended.pdf', ...dated });
  expect(body).toMatchObject({ name: 'Protocol, amended.pdf', version: 2, replaces: filing.first.id, ...dated });
  await ingested(body.id);
  expect(await inScope(filing.study.id)).toEqual([body.id]);
  expect(await send(filing, { effective_date: 'soon' })).toMatchObject({ status: 400, body: { code: 'bad_input' } });
});

test('a document that could never be read is deleted with its file, others are not', async () => {
  const { study, first } = await filed();
  const bytes = Buffer.from('%PDF-1.7 and nothing else');
  const { body } = await upload(world, manager, { name: 'Damaged.pdf', bytes, studyId: study.id });
  expect((await ingested(body.id)).ingestion).toMatchObject({ state: 'failed' });
  const remove = (person: TestPerson, id: string) => person.call(`DELETE /documents/${id}?reason=Damaged`);
  expect((await remove(manager, first.id)).status).toBe(409);
  expect((await remove(manager, 'nowhere')).status).toBe(404);
  expect(await remove(manager, body.id)).toMatchObject({ status: 200, body: { id: body.id } });
  expect((await documents().doc(body.id).get()).exists).toBe(false);
  expect((await bucket().getFiles({ prefix: documentFolder(body.id) }))[0]).toEqual([]);
  const entries = await audit().where('target', '==', `documents/${body.id}`).get();
  const deleted = entries.docs.map((entry) => entry.data()).find(({ action }) => action === 'document.deleted');
  expect(deleted).toMatchObject({ actor_id: manager.user.id, reason: 'Damaged', before: { name: 'Damaged.pdf' } });
});

test('both can be kept, each with a version of its own', async () => {
  const { study, first } = await filed();
  const { body } = await upload(world, manager, { name: 'Protocol.pdf', bytes: pdf, studyId: study.id });
  expect(body).toMatchObject({ version: 2, replaces: null });
  await ingested(body.id);
  expect((await inScope(study.id)).sort()).toEqual([first.id, body.id].sort());
});

test('a replaced document can be restored, and is then in use beside the one that replaced it', async () => {
  const filing = await filed();
  const { body } = await send(filing);
  await ingested(body.id);
  const restored = await manager.call<DocumentView>(`PATCH /documents/${filing.first.id}/status`, {
    json: { status: 'active' },
  });
  expect(restored.body).toMatchObject({ document_status: 'active', version: 1, replaced_by: null });
  expect((await inScope(filing.study.id)).sort()).toEqual([filing.first.id, body.id].sort());
});

test('a document that is moved to where its version is taken becomes the next one there', async () => {
  const [one, other] = [await filed(), await filed()];
  const moved = await manager.call<DocumentView>(`PATCH /documents/${one.first.id}`, {
    json: { study_id: other.study.id },
  });
  expect(moved.body).toMatchObject({ study_id: other.study.id, version: 2 });
});

test('the research team alone replaces documents', async () => {
  const filing = await filed();
  expect((await send(filing, { person: researcher })).status).toBe(403);
  expect(await stored(filing.first.id)).toMatchObject({ document_status: 'active', replaced_by: null });
  expect((await manager.call(`GET /documents/${filing.first.id}/url`)).status).toBe(200);
  const { status, body } = await send(filing);
  expect(status).toBe(200);
  await ingested(body.id);
});
