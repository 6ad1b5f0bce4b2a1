import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import type { Study } from '@trialdesk/contract/entities/site';
import { IDEMPOTENCY_HEADER, queryKey } from '@trialdesk/contract/paths';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import type { DocumentView } from '@trialdesk/contract/replies/documents';
import type { RequestView } from '@trialdesk/contract/replies/requests';
import type { Verification } from '@trialdesk/contract/replies/seals';
import { systemClock } from '../clock.ts';
import { bucket } from '../firebase/app.ts';
import { audit, documents, requestQueries } from '../firebase/collections.ts';
import { onFileUploaded } from '../ingestion/on-file-uploaded.ts';
import { readPassages } from '../ingestion/passages/passage-store.ts';
import { ApiWorld, type Reply, type TestPerson } from '../testing/api-world.ts';
import { askedRequest } from '../testing/asked-request.ts';
import { draftReady } from '../testing/draft-ready.ts';
import { makePages } from '../testing/make-pages.ts';
import { studyAtSite } from '../testing/study-at-site.ts';
import { forgetDocument, ingested } from '../testing/uploaded-protocol.ts';
import { findRequest } from '../requests/thread-repository.ts';

const EVALUATION = { answered: true, relevance: 5, tone: 4, citation_quality: 3, comment: '' };
const REUSED = { status: 422, body: { code: 'idempotency_key_reused' } };

const world = new ApiWorld();
let study: Study;
let manager: TestPerson;
let researcher: TestPerson;
let large: Uint8Array;
let small: Uint8Array;
let other: Uint8Array;

beforeAll(async () => {
  ({ study, researcher, manager } = await studyAtSite(world));
  const paragraph =
    'A missed week 4 visit may be made up within 3 days of the planned date, and the dose may be given.';
  small = await makePages([['2 Visit windows', paragraph]]);
  other = await makePages([['2 Visit windows', paragraph.replace('3 days', '9 days')]]);
  const weight = randomBytes(9_000_000).toString('hex');
  large = await makePages([['1 Page of the large file.'], ['2 Page of the large file.']], {
    info: { keywords: weight },
  });
});

afterAll(() => world.end());

interface Sent {
  bytes: Uint8Array;
  key: string;
  name?: string;
  studyId?: string;
}

async function send({ bytes, key, name = 'Swap.pdf', studyId = study.id }: Sent): Promise<Reply<DocumentView>> {
  const form = new FormData();
  form.set('study_id', studyId);
  form.set('file', new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }));
  const reply = await manager.call<DocumentView>('POST /documents/upload', {
    form,
    headers: { [IDEMPOTENCY_HEADER]: key },
  });
  if (reply.status === 200) world.later(() => forgetDocument(reply.body.id));
  return reply;
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function filesOf(id: string): Promise<string[]> {
  const [files] = await bucket().getFiles({ prefix: `documents/${id}/` });
  return files.map(({ name }) => name).filter((name) => name.endsWith('.pdf'));
}

async function stored(id: string): Promise<StudyDocument> {
  const document = (await documents().doc(id).get()).data();
  if (!document) throw new Error(`There is no document ${id}`);
  return document;
}

test('of two files under one key, one is kept, and its record, passages, hash and audit entry are of that file', async () => {
  const key = randomUUID();
  const first = send({ bytes: large, key });
  await setTimeout(200);
  const replies = await Promise.all([first, send({ bytes: small, key })]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(replies.find(({ status }) => status === 422)).toMatchObject(REUSED);
  const id = replies.find(({ status }) => status === 200)?.body.id ?? '';
  const document = await ingested(id);
  expect(document.ingestion.state).toBe('ready');
  const { source, passages_sha256 } = document;
  const file = bucket().file(source?.path ?? '');
  const [bytes] = await file.download();
  const [{ generation }] = await file.getMetadata();
  expect(source).toMatchObject({ sha256: sha256(bytes), generation: String(generation) });
  expect(document.size).toBe(bytes.length);
  expect(document.page_count).toBe(bytes.length === small.length ? 1 : 2);
  expect(await readPassages(id, passages_sha256)).toMatchObject({
    result: 'current',
    file: { page_count: document.page_count, source },
  });
  const trail = await audit().where('target', '==', `documents/${id}`).get();
  const uploads = trail.docs.map((doc) => doc.data()).filter(({ action }) => action === 'document.uploaded');
  expect(uploads).toMatchObject([{ after: { source } }]);
  await onFileUploaded(file.name, systemClock);
  expect(await filesOf(id)).toEqual([file.name]);
});

test('the same file again is the same document; another file, name or study under its key is refused', async () => {
  const key = randomUUID();
  const first = await send({ bytes: small, key });
  expect(first.status).toBe(200);
  expect(await send({ bytes: small, key })).toMatchObject({ status: 200, body: { id: first.body.id } });
  expect(await send({ bytes: large, key })).toMatchObject(REUSED);
  expect(await send({ bytes: small, key, name: 'Other.pdf' })).toMatchObject(REUSED);
  expect(await send({ bytes: small, key, studyId: '' })).toMatchObject(REUSED);
  const { source } = await ingested(first.body.id);
  expect(source?.sha256).toBe(sha256(small));
  expect(await filesOf(first.body.id)).toEqual([source?.path]);
});

test('an upload that was refused does not bind its key', async () => {
  const key = randomUUID();
  expect((await send({ bytes: Buffer.from('no PDF'), key })).status).toBe(415);
  expect((await send({ bytes: small, key, studyId: 'nowhere' })).status).toBe(400);
  expect((await send({ bytes: small, key })).status).toBe(200);
});

test('citations name the file they were read from, also in the seal, and another file in its place is not opened', async () => {
  const { id: studyId } = await world.study();
  const { id } = (await send({ bytes: small, key: randomUUID(), studyId })).body;
  const { source } = await ingested(id);
  const ofSource = { document_sha256: source?.sha256, document_generation: source?.generation };
  const asked = await askedRequest(researcher, { studyId });
  await draftReady(asked);
  const drafted = await manager.call<RequestView>(`GET /get-request/${asked}`);
  expect(drafted.body.citations.find(({ document_id }) => document_id === id)).toMatchObject(ofSource);

  const answer = { final_answer: drafted.body.answer, status: 'completed', evaluation: EVALUATION };
  expect((await manager.call(`POST /submit-response/${asked}`, { json: answer })).status).toBe(200);
  const seen = await researcher.call<RequestView>(`GET /get-request/${asked}`);
  expect(seen.body.citations.find(({ document_id }) => document_id === id)).toMatchObject(ofSource);
  const sealState = async () =>
    (await manager.call<Verification>(`GET /requests/${asked}/verify`)).body.answers.map(({ state }) => state);
  expect(await sealState()).toEqual(['intact']);
  const [query] = (await findRequest(EVERYWHERE, asked))?.queries ?? [];
  if (!query?.sent) throw new Error('The request was answered');
  const citations = query.sent.citations.map((citation) => ({ ...citation, document_sha256: sha256(other) }));
  await requestQueries().doc(queryKey(asked, query.id)).update({ 'sent.citations': citations });
  expect(await sealState()).toEqual(['broken']);

  expect((await manager.call(`GET /documents/${id}/url`)).status).toBe(200);
  await bucket()
    .file(source?.path ?? '')
    .save(Buffer.from(other), { resumable: false });
  expect(await manager.call(`GET /documents/${id}/url`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await stored(id)).ingestion).toMatchObject({ state: 'failed', reason: 'changed' });
});

test('a file that is not the uploaded one is not read', async () => {
  const { id } = (await send({ bytes: small, key: randomUUID() })).body;
  const { source } = await ingested(id);
  const file = bucket().file(source?.path ?? '');
  await file.save(Buffer.from(other), { resumable: false });
  await documents()
    .doc(id)
    .update({ ingestion: { state: 'queued', since: systemClock() } });
  await onFileUploaded(file.name, systemClock);
  expect((await ingested(id)).ingestion).toMatchObject({ state: 'failed', reason: 'changed' });
});

test('a document from before hashes were kept gets its own with the next reading', async () => {
  const id = randomUUID();
  const { body } = await send({ bytes: small, key: randomUUID() });
  const path = `documents/${id}/source.pdf`;
  const ofToday = await ingested(body.id);
  delete ofToday.source;
  await documents()
    .doc(id)
    .create({ ...ofToday, id, ingestion: { state: 'queued', since: systemClock() } });
  world.later(() => forgetDocument(id));
  await bucket().file(path).save(Buffer.from(small), { resumable: false });
  const { source, ingestion } = await ingested(id);
  expect(ingestion.state).toBe('ready');
  expect(source).toMatchObject({ path, sha256: sha256(small) });
  expect((await manager.call(`GET /documents/${id}/url`)).status).toBe(200);
});
