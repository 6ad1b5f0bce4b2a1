import type { Site } from '@trialdesk/contract/entities/site';
import type { CitedPageView } from '@trialdesk/contract/replies/cited-page';
import { audit, documents } from '../firebase/collections.ts';
import { documentPath } from '../documents/document-repository.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';
import { citedAnswer } from '../testing/cited-answer.ts';
import { draftReady } from '../testing/draft-ready.ts';
import { uploadedProtocol } from '../testing/uploaded-protocol.ts';

const world = new ApiWorld();
let study: Site;
let administrator: TestPerson;
let manager: TestPerson;
let researcher: TestPerson;
let stranger: TestPerson;
let documentId: string;
let answered: { id: string; query_id: string };

beforeAll(async () => {
  const [site, elsewhere] = [await world.site(), await world.site()];
  study = await world.study();
  world.later(() => forgetRequests(site.id));
  administrator = await world.person('Administrator');
  manager = await world.person('Site Manager', site);
  researcher = await world.person('Clinical Researcher', site);
  stranger = await world.person('Clinical Researcher', elsewhere);
  documentId = (await uploadedProtocol(world, manager, study.id)).id;
  const text = 'The week 12 visit has a window of 7 days in either direction.';
  answered = await citedAnswer({
    researcher,
    manager,
    studyId: study.id,
    taken: { document_id: documentId, page: 2, text },
  });
});

afterAll(() => world.end());

const open = (person: TestPerson, { id = answered.id, query_id = answered.query_id, number = 1 } = {}) =>
  person.call<CitedPageView>(`GET /requests/${id}/queries/${query_id}/citations/${number}/page`);

const allow = (person: TestPerson, sites_open_documents: boolean) =>
  person.call(`PUT /studies/${study.id}/settings`, { json: { sites_open_documents } });

test('a site opens the page that its answer cites, in its document, which is on the audit trail', async () => {
  const { status, body } = await open(researcher);
  expect(status).toBe(200);
  expect(body).toMatchObject({ page: 2, page_image: null });
  const pdf = await fetch(body.document_url ?? '');
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const opened = await audit().where('target', '==', documentPath(documentId)).get();
  expect(opened.docs.map((doc) => doc.data())).toContainEqual(
    expect.objectContaining({ action: 'document.opened', actor_id: researcher.user.id }),
  );
});

test('another site gets nothing, nor does anyone another citation or that of an unsent answer', async () => {
  expect((await open(stranger)).status).toBe(403);
  expect((await open(researcher, { number: 2 })).status).toBe(404);
  const id = await askedRequest(researcher, { studyId: study.id });
  const [query] = (await draftReady(id)).queries;
  expect((await open(researcher, { id, query_id: query?.id ?? '' })).status).toBe(404);
  expect((await researcher.call(`GET /documents/${documentId}/url`)).status).toBe(403);
});

test('a site gets the page alone where the study keeps its documents from sites; the research team is not limited', async () => {
  expect((await allow(manager, false)).status).toBe(403);
  expect((await allow(administrator, false)).status).toBe(200);
  const { body } = await open(researcher);
  expect(body).toMatchObject({ page: 2, document_url: null });
  expect(body.page_image).toMatch(/^data:image\/jpeg;base64,\/9j\//);
  expect((await open(manager)).body.document_url).not.toBeNull();
  expect((await manager.call(`GET /studies/${study.id}/settings`)).body).toEqual({ sites_open_documents: false });
  await allow(administrator, true);
  expect((await open(researcher)).body.document_url).not.toBeNull();
});

test('a site gets the page alone of a document that has been moved to another study', async () => {
  const place = documents().doc(documentId);
  await place.update({ study_id: (await world.study()).id });
  expect((await open(researcher)).body).toMatchObject({ page: 2, document_url: null });
  expect((await open(manager)).body.document_url).not.toBeNull();
  for (const study_id of [null, study.id]) {
    await place.update({ study_id });
    expect((await open(researcher)).body.document_url).not.toBeNull();
  }
});

test('a citation opens the file that was cited and no other', async () => {
  const place = documents().doc(documentId);
  const { source } = (await place.get()).data() ?? {};
  await place.update({ 'source.sha256': '0'.repeat(64) });
  expect((await open(researcher)).status).toBe(404);
  await place.update({ 'source.sha256': source?.sha256 });
  expect((await open(researcher)).status).toBe(200);
});
