import { queryKey } from '@trialdesk/contract/paths';
import type { Site } from '@trialdesk/contract/entities/site';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import type { Verification } from '@trialdesk/contract/replies/seals';
import { requestQueries, siteRequestQueries } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';
import { findRequest } from './thread-repository.ts';

const EVALUATION = { answered: true, relevance: 5, tone: 4, citation_quality: 3, comment: '' };

const world = new ApiWorld();
let site: Site;
let researcher: TestPerson;
let manager: TestPerson;
let id: string;

beforeAll(async () => {
  site = await world.site();
  const study = await world.study();
  world.later(() => forgetRequests(site.id));
  researcher = await world.person('Clinical Researcher', site);
  manager = await world.person('Site Manager', site);
  id = await askedRequest(researcher, { studyId: study.id });
  await manager.call(`POST /submit-response/${id}`, {
    json: { final_answer: 'Yes.', status: 'completed', evaluation: EVALUATION },
  });
});

afterAll(() => world.end());

const statesFor = async (person: TestPerson) => {
  const { status, body } = await person.call<Verification>(`GET /requests/${id}/verify`);
  expect(status).toBe(200);
  return body.answers.map(({ state }) => state);
};

test('team and site see that a sent answer is intact, and that it is not once the database was altered', async () => {
  const [query] = (await findRequest(EVERYWHERE, id))?.queries ?? [];
  if (!query?.sent) throw new Error('The request has been answered');
  const stored = requestQueries().doc(queryKey(id, query.id));
  const copy = siteRequestQueries().doc(queryKey(id, query.id));
  for (const person of [manager, researcher]) expect(await statesFor(person)).toEqual(['intact']);

  await stored.update({ question: 'Another question?' });
  for (const person of [manager, researcher]) expect(await statesFor(person)).toEqual(['broken']);
  await stored.update({ question: query.question });
  expect(await statesFor(researcher)).toEqual(['intact']);

  await copy.update({ 'answer.text': 'No.' });
  expect(await statesFor(manager)).toEqual(['broken']);
  await copy.update({ 'answer.text': query.sent.text });
  expect(await statesFor(manager)).toEqual(['intact']);
});

test('another site may not check it, and an unknown request is not found', async () => {
  const stranger = await world.person('Clinical Researcher', await world.site());
  expect((await stranger.call(`GET /requests/${id}/verify`)).status).toBe(403);
  expect((await stranger.call('GET /requests/nowhere/verify')).status).toBe(404);
});
