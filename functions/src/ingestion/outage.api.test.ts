import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { secondsAfter, systemClock } from '../clock.ts';
import { unreadDocuments } from '../documents/reading-repository.ts';
import { documents } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { ingestDocument } from './ingest-document.ts';
import { NO_SCANS, writeScans } from './scans/scan-store.ts';

/** The emulator, where no file is; or a storage that is down, that never answers, or that cuts the next connection. */
let isDown = true;
let isSilent = false;
let cutsNext = false;
const unanswered: ServerResponse[] = [];

const world = new ApiWorld();
let storage: Server;
let manager: TestPerson;

beforeAll(async () => {
  storage = createServer((request, response) => {
    if (cutsNext) {
      cutsNext = false;
      request.socket.destroy();
      return;
    }
    if (isSilent) {
      unanswered.push(response);
      return;
    }
    // A status that the client library does not repeat by itself, for minutes.
    if (isDown) response.writeHead(507).end('No storage');
    else response.writeHead(404).end('Not found');
  });
  await new Promise<void>((resolve) => {
    storage.listen(0, '127.0.0.1', resolve);
  });
  const host = `127.0.0.1:${(storage.address() as AddressInfo).port}`;
  Object.assign(process.env, { FIREBASE_STORAGE_EMULATOR_HOST: host, STORAGE_EMULATOR_HOST: `http://${host}` });
  manager = await world.person('Site Manager');
});

afterAll(async () => {
  await world.end();
  storage.closeAllConnections();
  storage.close();
});

async function queued(): Promise<StudyDocument> {
  const now = systemClock();
  const document: StudyDocument = {
    ...{ id: randomUUID(), name: 'Protocol.pdf', study_id: null, version: 1, replaces: null, replaced_by: null },
    ...{ document_status: 'archived', upload_date: secondsAfter(now, -600), size: 1, page_count: 0 },
    uploaded_by: { id: manager.user.id, name: manager.user.name },
    ingestion: { state: 'queued', since: now, outage: { since: now, failures: 1, retry_at: secondsAfter(now, 3_600) } },
  };
  await documents().doc(document.id).create(document);
  world.later(() => documents().doc(document.id).delete());
  return document;
}

async function stateOf(id: string) {
  return (await documents().doc(id).get()).data()?.ingestion;
}

test('a document waits while Storage is down', async () => {
  const { id } = await queued();
  const start = systemClock();
  const at = (minutes: number) => () => secondsAfter(start, minutes * 60);

  await ingestDocument(id, at(10));
  expect(await stateOf(id)).toMatchObject({ state: 'queued', outage: { failures: 1 } });

  await ingestDocument(id, at(61));
  const waiting = await stateOf(id);
  expect(waiting).toMatchObject({ state: 'queued', outage: { failures: 2, retry_at: at(63)() } });
  const due = async (minutes: number) =>
    (await unreadDocuments(at(minutes - 1)(), at(minutes)())).some((document) => document.id === id);
  expect(await due(62)).toBe(false);
  expect(await due(63)).toBe(true);
});

test('a document that waited in vain is read again on request', async () => {
  const { id } = await queued();
  await documents()
    .doc(id)
    .update({ ingestion: { state: 'failed', at: systemClock(), reason: 'unreachable' } });
  expect((await manager.call(`POST /documents/${id}/read`)).status).toBe(200);
  expect(await stateOf(id)).toMatchObject({ state: 'queued' });
  isDown = false;
  await ingestDocument(id, systemClock);
  expect(await stateOf(id)).toMatchObject({ state: 'failed', reason: 'missing' });
});

test('a file is written again after a lost connection', async () => {
  isDown = false;
  cutsNext = true;
  await expect(writeScans(randomUUID(), NO_SCANS)).rejects.toMatchObject({ code: 404 });
  expect(cutsNext).toBe(false);
});

test('a document waits while Storage accepts calls and does not answer', async () => {
  const { id } = await queued();
  isSilent = true;
  const later = () => secondsAfter(systemClock(), 7_200);
  await ingestDocument(id, later, { storageSeconds: 1 });
  isSilent = false;
  // Lost connections would be tried again after the test.
  for (const response of unanswered) response.writeHead(404).end();
  expect(await stateOf(id)).toMatchObject({ state: 'queued', outage: { failures: 2 } });
});

test('a file that is no PDF is not read again', async () => {
  const { id } = await queued();
  const failed = { state: 'failed' as const, at: systemClock(), reason: 'not_pdf' as const };
  await documents().doc(id).update({ ingestion: failed });
  expect((await manager.call(`POST /documents/${id}/read`)).status).toBe(409);
  expect(await stateOf(id)).toEqual(failed);
});
