import type { Site, Study } from '@trialdesk/contract/entities/site';
import type { RequestView } from '@trialdesk/contract/replies/requests';
import { users } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';

const EVALUATION = { answered: true, relevance: 5, tone: 4, citation_quality: 5 };

const world = new ApiWorld();
let site: Site;
let elsewhere: Site;
let own: Study;
let other: Study;
/** Of both studies. */
let colleague: TestPerson;
/** Of one. */
let researcher: TestPerson;
let manager: TestPerson;
let ownRequest: string;
let otherRequest: string;

async function restricted(...studies: Study[]): Promise<TestPerson> {
  const person = await world.person('Clinical Researcher', site);
  await users()
    .doc(person.user.id)
    .update({ study_ids: studies.map(({ id }) => id) });
  return person;
}

beforeAll(async () => {
  [site, elsewhere] = [await world.site(), await world.site()];
  [own, other] = [await world.study(), await world.study()];
  colleague = await world.person('Clinical Researcher', site);
  researcher = await restricted(own);
  manager = await world.person('Site Manager', site);
  ownRequest = await askedRequest(colleague, { studyId: own.id });
  otherRequest = await askedRequest(colleague, { studyId: other.id });
  const json = { status: 'completed', final_answer: 'Yes.', evaluation: EVALUATION };
  for (const id of [ownRequest, otherRequest]) await manager.call(`POST /submit-response/${id}`, { json });
});

afterAll(async () => {
  await forgetRequests(site.id);
  await world.end();
});

describe('a Clinical Researcher of one study', () => {
  test('reads the requests of that study, and none of another at the same site', async () => {
    expect((await researcher.call(`GET /get-request/${ownRequest}`)).status).toBe(200);
    const refused = await researcher.call<{ detail: string }>(`GET /get-request/${otherRequest}`);
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(JSON.stringify(refused.body)).not.toContain('week 4');
  });

  test.each(['verify', 'export'])('may %s the requests of that study only', async (what) => {
    expect((await researcher.call(`GET /requests/${ownRequest}/${what}`)).status).toBe(200);
    const refused = await researcher.call(`GET /requests/${otherRequest}/${what}`);
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test.each([() => '', () => `?site_id=${site.id}`])('lists only the requests of that study (%#)', async (search) => {
    const { status, body } = await researcher.call<RequestView[]>(`GET /get-requests${search()}`);
    expect([status, body.map(({ request_id }) => request_id)]).toEqual([200, [ownRequest]]);
  });

  test('follows up the requests of that study only', async () => {
    const followUp = (id: string) =>
      researcher.call(`POST /requests/${id}/queries`, { json: { question: 'And now?' } });
    expect((await followUp(otherRequest)).status).toBe(403);
    expect((await followUp(ownRequest)).status).toBe(200);
  });

  test('asks about that study only', async () => {
    await expect(askedRequest(researcher, { studyId: other.id })).rejects.toThrow('forbidden');
    await expect(askedRequest(researcher, { studyId: own.id })).resolves.toBeTruthy();
  });

  test('sees that study and their site, without the numbers of requests', async () => {
    const seen = { id: own.id, name: own.name, request_count: null };
    expect((await researcher.call('GET /studies')).body).toEqual([seen]);
    expect((await researcher.call('GET /sites')).body).toEqual([{ ...site, request_count: null }]);
    expect((await researcher.call(`GET /studies/${own.id}`)).body).toEqual(seen);
    expect((await researcher.call(`GET /studies/${other.id}`)).status).toBe(403);
    expect((await researcher.call(`GET /sites/${elsewhere.id}/name`)).status).toBe(403);
  });

  test('loses the requests of a study that is taken from them at once', async () => {
    const person = await restricted(own, other);
    expect((await person.call(`GET /get-request/${otherRequest}`)).status).toBe(200);
    await users()
      .doc(person.user.id)
      .update({ study_ids: [own.id] });
    expect((await person.call(`GET /get-request/${otherRequest}`)).status).toBe(403);
  });
});

test('a Clinical Researcher without studies reads those of all studies', async () => {
  const { body } = await colleague.call<RequestView[]>('GET /get-requests');
  expect(body.map(({ request_id }) => request_id)).toEqual(expect.arrayContaining([ownRequest, otherRequest]));
});

test('the research team sees the numbers of requests', async () => {
  const { body } = await manager.call<{ id: string; request_count: number }[]>('GET /studies');
  expect(body.find(({ id }) => id === other.id)?.request_count).toBe(1);
  const sites = await manager.call<{ id: string; request_count: number }[]>('GET /sites');
  expect(sites.body.find(({ id }) => id === site.id)?.request_count).toBeGreaterThanOrEqual(2);
});
