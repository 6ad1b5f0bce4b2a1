import type { Study } from '@trialdesk/contract/entities/site';
import type { DocumentView } from '@trialdesk/contract/replies/documents';
import { audit } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';
import { draftReady } from '../testing/draft-ready.ts';
import { uploadedProtocol } from '../testing/uploaded-protocol.ts';

const world = new ApiWorld();
let study: Study;
let other: Study;
let manager: TestPerson;
let researcher: TestPerson;

beforeAll(async () => {
  const site = await world.site();
  world.later(() => forgetRequests(site.id));
  [study, other] = [await world.study(), await world.study()];
  manager = await world.person('Site Manager', site);
  researcher = await world.person('Clinical Researcher', site);
});

afterAll(() => world.end());

async function draftFor(studyId: string) {
  const record = await draftReady(await askedRequest(researcher, { studyId }));
  const draft = record.queries.at(-1)?.draft;
  if (draft?.state !== 'ready' && draft?.state !== 'not_found')
    throw new Error(`The draft is ${draft?.state ?? 'gone'}`);
  return draft;
}

const searchedFor = async (studyId: string) => (await draftFor(studyId)).searched.map(({ id }) => id);

test('a protocol answers its own study, another one once it is moved there, and all of them without a study', async () => {
  const { id } = await uploadedProtocol(world, manager, study.id);
  const move = (study_id: string | null) =>
    manager.call<DocumentView>(`PATCH /documents/${id}`, { json: { study_id, reason: 'Filed under the wrong study' } });
  expect(await searchedFor(study.id)).toEqual([id]);
  expect(await searchedFor(other.id)).toEqual([]);

  expect((await move(other.id)).body.study_id).toBe(other.id);
  expect(await draftFor(study.id)).toMatchObject({ state: 'not_found', searched: [], own_documents: 'none' });
  expect(await searchedFor(other.id)).toEqual([id]);

  expect((await move(null)).body.study_id).toBeNull();
  expect(await searchedFor(study.id)).toContain(id);
  const draft = await draftFor(other.id);
  expect(draft.searched.map((document) => document.id)).toContain(id);
  const doubts = [{ document_id: id, document_name: 'Window protocol.pdf', kind: 'all_studies' }];
  expect(draft).toMatchObject({ state: 'ready', own_documents: 'none', doubts });

  const request = await askedRequest(researcher, { studyId: other.id });
  const [query] = (await draftReady(request)).queries;
  const words = 'This protocol describes a study of an invented tablet in adults.';
  const taken = await manager.call(`POST /requests/${request}/queries/${query?.id ?? ''}/citations`, {
    json: { document_id: id, page: 1, text: words },
  });
  expect(taken.status).toBe(200);
  expect((await draftReady(request)).queries).toMatchObject([{ added: [{ page: 1 }], added_doubts: doubts }]);

  const entries = await audit()
    .where('target', '==', `documents/${id}`)
    .where('action', '==', 'document.study_changed')
    .get();
  expect(entries.docs.map((entry) => entry.data()).sort((a, b) => a.at.localeCompare(b.at))).toMatchObject([
    {
      actor_id: manager.user.id,
      before: { study_id: study.id },
      after: { study_id: other.id },
      reason: 'Filed under the wrong study',
    },
    { actor_id: manager.user.id, before: { study_id: other.id }, after: { study_id: null } },
  ]);

  expect(await move('nowhere')).toMatchObject({ status: 400, body: { code: 'bad_input' } });
  expect((await manager.call('PATCH /documents/nowhere', { json: { study_id: null } })).status).toBe(404);
});
