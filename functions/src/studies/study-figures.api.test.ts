import { LIMITS } from '@trialdesk/contract/limits';
import type { StudyFigures } from '@trialdesk/contract/replies/sites';
import { requests, users } from '../firebase/collections.ts';
import { ApiWorld } from '../testing/api-world.ts';
import { askedRequest } from '../testing/asked-request.ts';
import { draftReady } from '../testing/draft-ready.ts';
import { makePages } from '../testing/make-pages.ts';
import { studyAtSite, type StudyAtSite } from '../testing/study-at-site.ts';
import { ingested, upload } from '../testing/uploaded-protocol.ts';

const world = new ApiWorld();
let at: StudyAtSite;

beforeAll(async () => {
  at = await studyAtSite(world);
});

afterAll(() => world.end());

const figures = (query: string) => at.manager.call<StudyFigures>(`GET /study-figures?${query}`);

test('counts active documents, requests and assigned people, and knows the last activity', async () => {
  const { study, researcher, manager } = at;
  const other = await world.study();
  const bytes = await makePages([['A protocol of one page, invented for a test.']]);
  for (const name of ['Kept.pdf', 'Archived.pdf']) {
    const { body } = await upload(world, manager, { name, bytes, studyId: study.id });
    await ingested(body.id);
    const isKept = name === 'Kept.pdf';
    if (!isKept) await manager.call(`PATCH /documents/${body.id}/status`, { json: { status: 'archived' } });
  }
  await askedRequest(researcher, { studyId: study.id });
  const id = await askedRequest(researcher, { studyId: study.id });
  await draftReady(id);
  await users()
    .doc(researcher.user.id)
    .update({ study_ids: [study.id] });
  const { status, body } = await figures(`study_ids=${study.id},${other.id},${study.id}`);
  const active = (await requests().where('study_id', '==', study.id).get()).docs.map((doc) => doc.data().active_at);
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      studies: [
        {
          study_id: study.id,
          active_documents: 1,
          requests: 2,
          assigned_people: 1,
          last_active_at: active.sort().at(-1),
        },
        { study_id: other.id, active_documents: 0, requests: 0, assigned_people: 0, last_active_at: null },
      ],
    },
  });
});

test.each([
  'study_ids=',
  'study_ids=a,,b',
  'study_ids=__a__',
  `study_ids=${'a,'.repeat(LIMITS.studyFigures.max)}a`,
  '',
])('refuses ?%s', async (query) => {
  expect((await figures(query)).status).toBe(400);
});
