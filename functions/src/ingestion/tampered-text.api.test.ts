import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { passagesPath, scansPath } from '@trialdesk/contract/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { systemClock } from '../clock.ts';
import { sha256Of } from '../documents/open-source.ts';
import { bucket } from '../firebase/app.ts';
import { audit, documents } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';
import { draftReady } from '../testing/draft-ready.ts';
import { uploadedProtocol } from '../testing/uploaded-protocol.ts';
import { ingestDocument } from './ingest-document.ts';
import { loadPassages } from './load-passages.ts';

const world = new ApiWorld();
let researcher: TestPerson;
let manager: TestPerson;

beforeAll(async () => {
  const site = await world.site();
  researcher = await world.person('Clinical Researcher', site);
  manager = await world.person('Site Manager', site);
  world.later(() => forgetRequests(site.id));
});

afterAll(() => world.end());

/** As somebody with rights on the bucket could. */
async function rewrite(path: string, change: (text: string) => string): Promise<void> {
  const file = bucket().file(path);
  const [packed] = await file.download();
  const text = (await promisify(gunzip)(packed)).toString('utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  await file.save(await promisify(gzip)(changed), { resumable: false });
}

const moreDays = (text: string) => text.replaceAll('within 3 days', 'within 9 days');

async function draftFor(studyId: string): Promise<string> {
  const record = await draftReady(await askedRequest(researcher, { studyId }));
  return JSON.stringify(record.queries[0]?.draft);
}

async function stored({ id }: StudyDocument): Promise<StudyDocument> {
  const document = (await documents().doc(id).get()).data();
  if (!document) throw new Error(`There is no document ${id}`);
  return document;
}

const textOf = async ({ id }: StudyDocument) => JSON.stringify(await loadPassages(id));

/** A file of recognised text that was never recognised. */
async function plantScans({ id }: StudyDocument): Promise<void> {
  const line = { text: 'The dose may be given within 9 days.', x: 50, y: 700, width: 300, height: 12 };
  const scans = { format: 1, pages: [[1, { lines: [line], width: 595, height: 842 }]], interruptions: [] };
  await bucket()
    .file(scansPath(id))
    .save(await promisify(gzip)(JSON.stringify(scans)), { resumable: false });
}

test('words changed in the stored passages reach no draft; the passages are read from the PDF again', async () => {
  const study = await world.study();
  const document = await uploadedProtocol(world, manager, study.id);
  const { passages_sha256 } = await stored(document);
  expect(passages_sha256).toMatch(/^[0-9a-f]{64}$/);
  await rewrite(passagesPath(document.id), moreDays);
  const draft = await draftFor(study.id);
  expect(draft).toContain('within 3 days');
  expect(draft).not.toContain('within 9 days');
  expect((await stored(document)).passages_sha256).toBe(passages_sha256);
  const [packed] = await bucket().file(passagesPath(document.id)).download();
  expect(sha256Of(packed)).toBe(passages_sha256);
});

test('a document from before hashes were kept is read from its PDF once, on record', async () => {
  const study = await world.study();
  const document = await uploadedProtocol(world, manager, study.id);
  const { passages_sha256 } = await stored(document);
  await documents()
    .doc(document.id)
    .update({ passages_sha256: FieldValue.delete(), scans_sha256: FieldValue.delete() });
  await rewrite(passagesPath(document.id), moreDays);
  expect(await textOf(document)).not.toContain('within 9 days');
  expect(await stored(document)).toMatchObject({ passages_sha256, scans_sha256: null });
  const trail = await audit().where('target', '==', `documents/${document.id}`).get();
  expect(
    trail.docs.map((doc) => doc.data()).filter(({ action }) => action === 'document.passages_renewed'),
  ).toMatchObject([
    { actor_id: 'system', before: { passages_sha256: null }, after: { passages_sha256, scans_sha256: null } },
  ]);
});

test('planted scans are not read for a document that had none', async () => {
  const document = await uploadedProtocol(world, manager, (await world.study()).id);
  await plantScans(document);
  await rewrite(passagesPath(document.id), moreDays);
  expect(await textOf(document)).not.toContain('within 9 days');
});

test('changed scans take the document out of use until it is read from its PDF again', async () => {
  const document = await uploadedProtocol(world, manager, (await world.study()).id);
  await plantScans(document);
  await documents()
    .doc(document.id)
    .update({ scans_sha256: 'a'.repeat(64) });
  await rewrite(passagesPath(document.id), moreDays);
  await expect(loadPassages(document.id)).rejects.toThrow('its scans were changed');
  expect((await stored(document)).ingestion.state).toBe('queued');
  await ingestDocument(document.id, systemClock);
  expect(await stored(document)).toMatchObject({ ingestion: { state: 'ready' }, scans_sha256: null });
  expect(await textOf(document)).not.toContain('within 9 days');
});
