import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { LIMITS } from '@trialdesk/contract/limits';
import type { DocumentView } from '@trialdesk/contract/replies/documents';
import { bucket } from '../firebase/app.ts';
import { documents } from '../firebase/collections.ts';
import { bind, makeScan } from '../ingestion/testing/make-scan.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { makePages } from '../testing/make-pages.ts';
import { ingested, upload } from '../testing/uploaded-protocol.ts';

const world = new ApiWorld();
let manager: TestPerson;
let researcher: TestPerson;

beforeAll(async () => {
  manager = await world.person('Site Manager');
  researcher = await world.person('Clinical Researcher', await world.site());
});

afterAll(() => world.end());

const text = 'The investigator reports each serious adverse event to the sponsor within 24 hours of learning of it.';

async function outcomeOf(name: string, bytes: Uint8Array): Promise<StudyDocument> {
  const reply = await upload(world, manager, { name, bytes });
  expect(reply.status).toBe(200);
  return ingested(reply.body.id);
}

test('a protocol is read, listed and opened at its address', async () => {
  const pdf = await makePages([[text], [text]]);
  const document = await outcomeOf('Größe & Maß.pdf', pdf);
  expect(document).toMatchObject({
    name: 'Größe & Maß.pdf',
    size: pdf.length,
    page_count: 2,
    ingestion: { state: 'ready', pages_without_text: [] },
  });
  for (const path of ['/documents', '/documents/']) {
    const list = await manager.call<DocumentView[]>(`GET ${path}`);
    expect(list.body).toContainEqual(expect.objectContaining({ id: document.id, document_status: 'active' }));
  }
  const { body } = await manager.call<{ url: string }>(`GET /documents/${document.id}/url`);
  const file = await fetch(body.url);
  expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(pdf))).toBe(true);
});

test('a page without text is named and the others are used', async () => {
  const document = await outcomeOf('Scanned page.pdf', await makePages([[text], [' '], [text]]));
  expect(document.ingestion).toMatchObject({ state: 'ready', pages_without_text: [2] });
});

test('a scanned page is read by OCR', async () => {
  const document = await outcomeOf('Scan.pdf', await bind([await makeScan([text, text])]));
  expect(document).toMatchObject({
    page_count: 1,
    ingestion: { state: 'ready', pages_without_text: [], pages_read_by_ocr: [1], passages: 1 },
  });
  const list = await manager.call<DocumentView[]>('GET /documents');
  expect(list.body.find(({ id }) => id === document.id)?.ingestion).toEqual(document.ingestion);
});

test.each([
  ['without text', 'no_text', () => makePages([[' '], [' ']])],
  ['with a password', 'encrypted', () => makePages([[text]], { userPassword: 'secret' })],
  ['that is damaged', 'damaged', async () => (await makePages([[text]])).subarray(0, 400)],
])('a PDF %s ends as failed with its reason, and the reply has a sentence for it', async (_kind, reason, make) => {
  const document = await outcomeOf('Odd.pdf', await make());
  expect(document.ingestion).toMatchObject({ state: 'failed', reason });
  const { body } = await manager.call<DocumentView[]>('GET /documents');
  const view = body.find(({ id }) => id === document.id)?.ingestion;
  expect(view).toMatchObject({ state: 'failed', reason });
  expect(view?.state === 'failed' && view.message).toMatch(/^[A-Z].+\.$/);
});

test.each([
  ['an empty file', 400, new Uint8Array(0)],
  ['a text that is called .pdf', 415, new TextEncoder().encode('Not a PDF at all. '.repeat(200))],
  ['a file beyond the limit', 413, Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(LIMITS.documentBytes)])],
])('%s is refused and leaves nothing behind', async (_kind, status, bytes) => {
  const countOf = async () => (await documents().count().get()).data().count;
  const filesOf = async () => (await bucket().getFiles({ prefix: 'documents/' }))[0].length;
  const before = { documents: await countOf(), files: await filesOf() };
  const reply = await upload(world, manager, { name: 'Refused.pdf', bytes });
  expect(reply.status).toBe(status);
  expect({ documents: await countOf(), files: await filesOf() }).toEqual(before);
});

test.each([
  ['page.html', 'page.html.pdf'],
  ['Protocol.PDF', 'Protocol.PDF'],
  [`${'x'.repeat(LIMITS.documentName.max)}.html`, `${'x'.repeat(LIMITS.documentName.max - 9)}.html.pdf`],
])('a page that contains a PDF header is kept as a PDF that cannot be read: %s', async (name, kept) => {
  const page = '<!doctype html><script>alert(1)</script><!-- %PDF-1.7 -->';
  const document = await outcomeOf(name, new TextEncoder().encode(page));
  expect(document).toMatchObject({ name: kept, ingestion: { state: 'failed', reason: 'damaged' } });
});

test('a document is archived and restored', async () => {
  const { id } = await outcomeOf('Archive me.pdf', await makePages([[text]]));
  for (const status of ['archived', 'active']) {
    const reply = await manager.call<DocumentView>(`PATCH /documents/${id}/status`, { json: { status } });
    expect(reply.body.document_status).toBe(status);
  }
  expect((await manager.call(`PATCH /documents/${id}/status`, { json: { status: 'gone' } })).status).toBe(400);
});

test('documents belong to the research team', async () => {
  const { id } = await outcomeOf('Team only.pdf', await makePages([[text]]));
  expect((await manager.call(`GET /documents/${id}/url`)).status).toBe(200);
  expect((await researcher.call('GET /documents/')).status).toBe(403);
  expect((await researcher.call(`GET /documents/${id}/url`)).status).toBe(403);
  const refused = await upload(world, researcher, { name: 'Mine.pdf', bytes: await makePages([[text]]) });
  expect(refused.status).toBe(403);
  expect((await manager.call(`GET /documents/${id}/url`)).status).toBe(200);
});
