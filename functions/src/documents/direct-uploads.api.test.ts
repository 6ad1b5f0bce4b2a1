import { createHash, randomUUID } from 'node:crypto';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { LIMITS } from '@trialdesk/contract/limits';
import { documentFolder } from '@trialdesk/contract/paths';
import { secondsAfter, systemClock } from '../clock.ts';
import { bucket } from '../firebase/app.ts';
import { audit, documents, uploads, users } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { finishUpload, sendChunk, sendChunks, startUpload, type DirectFile } from '../testing/direct-upload.ts';
import { eventually } from '../testing/eventually.ts';
import { makePages } from '../testing/make-pages.ts';
import { forgetDocument, ingested, upload } from '../testing/uploaded-protocol.ts';
import { endAbandonedUploads } from './direct-upload.ts';
import { registerFromFile } from './register-file.ts';

const MEBIBYTE = 1024 * 1024;

const world = new ApiWorld();
let manager: TestPerson;
let small: Uint8Array;
/** Takes several chunks. */
let large: Uint8Array;

beforeAll(async () => {
  manager = await world.person('Site Manager');
  const text = 'A dose is taken once a day, in the morning, with a glass of water.';
  small = await makePages([[text]]);
  large = await makePages([[text]], { info: { keywords: 'x'.repeat(10 * MEBIBYTE) } });
});

afterAll(() => world.end());

/** Begins an upload that is forgotten with the world. */
async function started(file: DirectFile, person = manager) {
  const { status, body } = await startUpload(person, file);
  expect({ status, body }).toMatchObject({ status: 200, body: { session_url: expect.any(String) as string } });
  world.later(async () => {
    await uploads().doc(body.id).delete();
    await forgetDocument(body.id);
  });
  return { ...body, session_url: body.session_url ?? '' };
}

const filesOf = async (id: string) => (await bucket().getFiles({ prefix: documentFolder(id) }))[0].length;

test('a file of several chunks becomes a document like any other', async () => {
  const study = await world.study();
  const session = await started({ name: 'Große Studie.pdf', bytes: large, studyId: study.id });
  expect(session.chunk_bytes).toBeLessThan(large.length / 2);
  expect((await finishUpload(manager, session.id)).body).toMatchObject({ code: 'conflict' });
  expect((await sendChunks(session, large)).status).toBe(200);
  const [one, other] = await Promise.all([finishUpload(manager, session.id), finishUpload(manager, session.id)]);
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(one.body).toMatchObject({ id: session.id, name: 'Große Studie.pdf', study_id: study.id, version: 1 });

  const document = await ingested(session.id);
  const sha256 = createHash('sha256').update(large).digest('hex');
  expect(document).toMatchObject({
    size: large.length,
    uploaded_by: { id: manager.user.id, name: manager.user.name },
    ingestion: { state: 'ready' },
    source: { sha256, generation: expect.stringMatching(/^\d+$/) as string },
  });
  const entries = await audit().where('target', '==', `documents/${session.id}`).get();
  const uploaded = entries.docs.map((doc) => doc.data()).filter(({ action }) => action === 'document.uploaded');
  expect(uploaded).toMatchObject([{ actor_id: manager.user.id, after: { size: large.length, source: { sha256 } } }]);
  expect((await uploads().doc(session.id).get()).exists).toBe(false);
  expect((await finishUpload(manager, session.id)).body.id).toBe(session.id);
});

test('call and trigger that take a file at once leave the document its file', async () => {
  const session = await started({ name: 'Raced.pdf', bytes: large });
  await sendChunks(session, large);
  const pending = (await uploads().doc(session.id).get()).data();
  const path = pending?.path ?? (await ingested(session.id)).source?.path ?? '';
  // Each begins a little later, so some find the upload ended by the document that another has just made.
  const takes = Array.from({ length: 12 }, async (_, place) => {
    await new Promise((resolve) => setTimeout(resolve, place * 15));
    return registerFromFile(path, systemClock);
  });
  for (const taken of await Promise.all(takes)) expect(taken.result).toBe('registered');
  expect((await ingested(session.id)).ingestion.state).toBe('ready');
  expect((await manager.call(`GET /documents/${session.id}/url`)).status).toBe(200);
});

test('without a word from the browser, the arrival of the file makes the document', async () => {
  const session = await started({ name: 'Quiet.pdf', bytes: small });
  await sendChunks(session, small);
  expect(await ingested(session.id)).toMatchObject({ name: 'Quiet.pdf', ingestion: { state: 'ready' } });
});

test('an interrupted upload goes on where it was, in the same session', async () => {
  const file = { name: 'Interrupted.pdf', bytes: large, key: randomUUID() };
  const session = await started(file);
  const { chunk_bytes: size } = session;
  await sendChunk(session.session_url, large.subarray(0, size), `0-${size - 1}/${large.length}`);
  const again = await started(file);
  expect(again).toEqual(session);
  const state = await sendChunk(again.session_url, new Uint8Array(), `*/${large.length}`);
  expect([state.status, state.headers.get('range')]).toEqual([308, `bytes=0-${size - 1}`]);
  for (let from = size; from < large.length; from += size) {
    const chunk = large.subarray(from, from + size);
    await sendChunk(again.session_url, chunk, `${from}-${from + chunk.length - 1}/${large.length}`);
  }
  expect((await finishUpload(manager, session.id)).status).toBe(200);
  expect((await startUpload(manager, file)).body).toEqual({ ...session, session_url: null });
});

test('a replacing upload takes the place of the old version', async () => {
  const study = await world.study();
  const { body } = await upload(world, manager, { name: 'Protocol.pdf', bytes: small, studyId: study.id });
  const first = await ingested(body.id);
  const file = { name: 'protocol.pdf', bytes: large, studyId: study.id, replaces: first.id };
  const session = await started(file);
  await sendChunks(session, large);
  expect((await finishUpload(manager, session.id)).body).toMatchObject({ version: 2, replaces: first.id });
  await ingested(session.id);
  expect((await documents().doc(first.id).get()).data()).toMatchObject({ document_status: 'archived' });
  // Too late for a second one.
  expect((await startUpload(manager, file)).body).toMatchObject({ code: 'conflict' });
});

test.each([
  ['a file that is no PDF', 415, () => ({ bytes: new Uint8Array(3_000) })],
  ['a file of another size than announced', 400, () => ({ bytes: small, size: small.length + 1 })],
])('%s is refused once it has arrived, and nothing is left of it', async (_kind, status, file) => {
  const session = await started({ name: 'Odd.pdf', ...file() });
  await sendChunks(session, file().bytes);
  expect((await finishUpload(manager, session.id)).status).toBe(status);
  await eventually(uploads().doc(session.id), ({ refusal }) => refusal !== null);
  // The trigger may have refused it as well.
  expect((await finishUpload(manager, session.id)).status).toBe(status);
  expect((await documents().doc(session.id).get()).exists).toBe(false);
  expect(await filesOf(session.id)).toBe(0);
});

test('a file is refused before it is sent when it cannot become a document', async () => {
  const refusal = async (file: Partial<DirectFile>) =>
    (await startUpload(manager, { name: 'Odd.pdf', bytes: small, ...file })).status;
  expect(await refusal({ size: 0 })).toBe(400);
  expect(await refusal({ size: LIMITS.documentBytes + 1 })).toBe(413);
  expect(await refusal({ studyId: 'unknown' })).toBe(400);
  expect(await refusal({ replaces: 'unknown' })).toBe(400);
});

test('a key belongs to one file', async () => {
  const file = { name: 'Keyed.pdf', bytes: small, key: randomUUID() };
  await started(file);
  expect((await startUpload(manager, { ...file, name: 'Another.pdf' })).status).toBe(422);
});

test('a cancelled upload becomes no document, whatever arrives afterwards', async () => {
  const session = await started({ name: 'Cancelled.pdf', bytes: small });
  expect((await manager.call(`DELETE /documents/uploads/${session.id}`)).status).toBe(200);
  expect((await sendChunks(session, small)).status).toBe(499);
  expect((await finishUpload(manager, session.id)).status).toBe(404);
  expect((await manager.call(`DELETE /documents/uploads/${session.id}`)).status).toBe(404);
});

test('a file whose upload is forgotten is removed', async () => {
  const session = await started({ name: 'Late.pdf', bytes: small });
  await uploads().doc(session.id).delete();
  await sendChunks(session, small);
  for (let waited = 0; (await filesOf(session.id)) > 0 && waited < 20; waited += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  expect(await filesOf(session.id)).toBe(0);
  expect((await documents().doc(session.id).get()).exists).toBe(false);
});

test('a person who lost the right to upload meanwhile adds no document', async () => {
  const person = await world.person('Site Manager');
  const session = await started({ name: 'Left.pdf', bytes: small }, person);
  await users().doc(person.user.id).update({ role: 'Clinical Researcher' });
  await sendChunks(session, small);
  await eventually(uploads().doc(session.id), ({ refusal }) => refusal === 'not_allowed');
  expect((await documents().doc(session.id).get()).exists).toBe(false);
});

test('abandoned uploads end after a day', async () => {
  const file = { name: 'Abandoned.pdf', bytes: large, key: randomUUID() };
  const session = await started(file);
  const { chunk_bytes: size } = session;
  await sendChunk(session.session_url, large.subarray(0, size), `0-${size - 1}/${large.length}`);
  const inHours = (hours: number) => () => secondsAfter(systemClock(), hours * 3_600);
  await endAbandonedUploads(inHours(LIMITS.uploadHours - 1));
  expect((await uploads().doc(session.id).get()).exists).toBe(true);
  await endAbandonedUploads(inHours(LIMITS.uploadHours + 1));
  expect((await uploads().doc(session.id).get()).exists).toBe(false);
  expect((await sendChunk(session.session_url, new Uint8Array(), `*/${large.length}`)).status).toBe(499);
  const again: StudyDocument | { id: string } = await started(file);
  expect(again.id).toBe(session.id);
});
