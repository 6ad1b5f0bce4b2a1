import type { Study } from '@trialdesk/contract/entities/site';
import type { AnnouncementView } from '@trialdesk/contract/replies/announcements';
import type { DocumentAddress } from '@trialdesk/contract/replies/documents';
import { documentPath } from '../documents/document-repository.ts';
import { audit, documents } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { forgetAnnouncement } from '../testing/forget-announcement.ts';
import { studyAtSite } from '../testing/study-at-site.ts';
import { uploadedProtocol } from '../testing/uploaded-protocol.ts';

const world = new ApiWorld();
let study: Study;
let administrator: TestPerson;
let manager: TestPerson;
let researcher: TestPerson;
let documentId: string;

beforeAll(async () => {
  ({ study, researcher, manager } = await studyAtSite(world));
  administrator = await world.person('Administrator');
  documentId = (await uploadedProtocol(world, manager, study.id)).id;
});

afterAll(() => world.end());

async function announce(document_id: string) {
  const json = { study_id: study.id, title: 'A new version', text: 'From Monday.', document_id };
  const reply = await manager.call<AnnouncementView & { fields?: Record<string, string> }>('POST /announcements', {
    json,
  });
  if (reply.status === 200) world.later(() => forgetAnnouncement(reply.body.id));
  return reply;
}

const open = (by: TestPerson, id: string) => by.call<DocumentAddress>(`GET /announcements/${id}/document`);

const keepDocuments = (isKept: boolean) =>
  administrator.call(`PUT /studies/${study.id}/settings`, { json: { sites_open_documents: !isKept } });

test('sites open the document that goes with an announcement, which is on the audit trail', async () => {
  const { body } = await announce(documentId);
  expect(body.document).toEqual({ name: 'Window protocol.pdf', version: 1 });
  expect((await researcher.call(`GET /documents/${documentId}/url`)).status).toBe(403);
  const { status, body: address } = await open(researcher, body.id);
  expect(status).toBe(200);
  expect((await fetch(address.url)).status).toBe(200);
  const opened = await audit().where('target', '==', documentPath(documentId)).get();
  expect(opened.docs.map((doc) => doc.data())).toContainEqual(
    expect.objectContaining({ action: 'document.opened', actor_id: researcher.user.id }),
  );
});

test('an announcement without a document opens none', async () => {
  const { body } = await announce('');
  expect(body.document).toBeNull();
  expect((await open(researcher, body.id)).status).toBe(404);
});

test('a document of another study, or not in use, is refused at its field', async () => {
  const foreign = await uploadedProtocol(world, manager, (await world.study()).id);
  const archived = await uploadedProtocol(world, manager, study.id);
  await manager.call(`PATCH /documents/${archived.id}/status`, { json: { status: 'archived' } });
  for (const id of [foreign.id, archived.id, 'no-such-document']) {
    const { status, body } = await announce(id);
    expect(status).toBe(400);
    expect(body.fields).toEqual({ document_id: 'Choose a document that is in use in this study.' });
  }
});

test('a study that keeps its documents from sites announces none, and sites no longer open one', async () => {
  const { body } = await announce(documentId);
  await keepDocuments(true);
  const refused = await announce(documentId);
  expect(refused.body.fields).toEqual({ document_id: 'This study keeps its documents from sites.' });
  expect((await open(researcher, body.id)).status).toBe(403);
  expect((await open(manager, body.id)).status).toBe(200);
  await keepDocuments(false);
  expect((await open(researcher, body.id)).status).toBe(200);
});

test('sites no longer open a document that has been moved to another study, the research team does', async () => {
  const moved = await uploadedProtocol(world, manager, study.id);
  const { body } = await announce(moved.id);
  expect((await open(researcher, body.id)).status).toBe(200);
  const other = await world.study();
  const reply = await manager.call(`PATCH /documents/${moved.id}`, {
    json: { study_id: other.id, reason: 'Uploaded to the wrong study' },
  });
  expect(reply.status).toBe(200);
  expect((await open(researcher, body.id)).status).toBe(403);
  expect((await open(manager, body.id)).status).toBe(200);
});

test('the file that was announced is opened and no other', async () => {
  const { body } = await announce(documentId);
  const place = documents().doc(documentId);
  const { source } = (await place.get()).data() ?? {};
  await place.update({ 'source.sha256': '0'.repeat(64) });
  expect((await open(researcher, body.id)).status).toBe(404);
  await place.update({ 'source.sha256': source?.sha256 });
  expect((await open(researcher, body.id)).status).toBe(200);
});
