import { randomUUID } from 'node:crypto';
import type { Site, Study } from '@trialdesk/contract/entities/site';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import type { RequestView } from '@trialdesk/contract/replies/requests';
import { users } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest } from '../testing/asked-request.ts';
import { findRequest } from './thread-repository.ts';
import { storeThread } from '../testing/stored-thread.ts';
import { studyAtSite } from '../testing/study-at-site.ts';

const QUESTION = { title: 'Missed visit', question: 'May I still dose?', category: 'other' };
const EVALUATION = { answered: true, relevance: 5, tone: 4, citation_quality: 5 };
const MISSING = { status: 404, body: { code: 'not_found', detail: 'There is no such request.' } };
const NO_QUERY = { status: 404, body: { code: 'not_found', detail: 'There is no such question in this request.' } };

const world = new ApiWorld();
let site: Site;
let study: Study;
let researcher: TestPerson;
let elsewhere: TestPerson;
let manager: TestPerson;

beforeAll(async () => {
  ({ site, study, researcher, manager } = await studyAtSite(world));
  elsewhere = await world.person('Clinical Researcher', await world.site());
});

afterAll(() => world.end());

const ask = () => askedRequest(researcher, { studyId: study.id });
const create = (person: TestPerson, fields: object = {}) =>
  person.call('POST /create-request', { json: { ...QUESTION, studyId: study.id, ...fields } });
const respond = (path: string, fields: object = {}) =>
  manager.call(`POST /submit-response/${path}`, { json: { final_answer: 'Yes.', ...fields } });
const send = (id: string) => respond(id, { status: 'completed', evaluation: EVALUATION });

describe('a request that does not exist', () => {
  test('is not found by anyone', async () => {
    const id = randomUUID();
    for (const person of [manager, researcher])
      expect(await person.call(`GET /get-request/${id}`)).toMatchObject(MISSING);
    expect(await respond(id)).toMatchObject(MISSING);
    expect(await send(id)).toMatchObject(MISSING);
    expect(await manager.call(`POST /requests/${id}/queries/q1/draft`, { json: {} })).toMatchObject(MISSING);
    const json = { question: 'And then?' };
    expect(await researcher.call(`POST /requests/${id}/queries`, { json })).toMatchObject(MISSING);
  });

  test('nor is a question that a request does not have', async () => {
    const id = await ask();
    expect(await respond(`${id}/query/other`)).toMatchObject(NO_QUERY);
    expect(await respond(id, { query_id: 'other' })).toMatchObject(NO_QUERY);
    expect(await manager.call(`POST /requests/${id}/queries/other/draft`, { json: {} })).toMatchObject(NO_QUERY);
  });
});

test('a new request is refused for another person, site or study', async () => {
  const forbidden = (detail: string) => ({ status: 403, body: { code: 'forbidden', detail } });
  const bad = (detail: string) => ({ status: 400, body: { code: 'bad_input', detail } });
  expect(await create(researcher, { userId: elsewhere.user.id })).toMatchObject(
    forbidden('You can only ask questions in your own name.'),
  );
  expect(await create(researcher, { siteId: elsewhere.user.site_ids[0] })).toMatchObject(
    forbidden('You can only ask questions for your own site.'),
  );
  expect(await create(researcher, { studyId: randomUUID() })).toMatchObject({
    status: 400,
    body: { code: 'bad_input', fields: { studyId: 'Please select a study' } },
  });

  const unassigned = await world.person('Clinical Researcher');
  expect(await create(unassigned)).toMatchObject(bad('Your account is not associated with a site.'));
  await users()
    .doc(unassigned.user.id)
    .update({ site_ids: [randomUUID()] });
  expect(await create(unassigned)).toMatchObject(bad('Your account is not associated with a site.'));
  await users()
    .doc(unassigned.user.id)
    .update({ site_ids: [site.id], study_ids: ['other'] });
  expect(await create(unassigned)).toMatchObject(forbidden('You are not assigned to this study.'));
});

test('a request is refused to another site in the words of the specification', async () => {
  expect(await elsewhere.call(`GET /get-request/${await ask()}`)).toMatchObject({
    status: 403,
    body: {
      code: 'forbidden',
      detail:
        "You don't have permission to view this request. If you believe this is an error, please contact support.",
    },
  });
});

test('a researcher lists the requests of their own site only', async () => {
  const id = await ask();
  const listed = async (person: TestPerson, query = '') => {
    const { body } = await person.call<RequestView[]>(`GET /get-requests${query}`);
    return body.map(({ request_id }) => request_id);
  };
  for (const person of [researcher, manager]) {
    expect(await listed(person)).toContain(id);
    expect(await listed(person, `?site_id=${site.id}`)).toContain(id);
  }
  expect(await listed(elsewhere)).toEqual([]);
  expect(await listed(manager, `?site_id=${elsewhere.user.site_ids[0] ?? ''}`)).toEqual([]);
  expect(await elsewhere.call(`GET /get-requests?site_id=${site.id}`)).toMatchObject({
    status: 403,
    body: { code: 'forbidden', detail: 'You can only see requests of your own site.' },
  });
});

test('a follow-up is refused while a question waits, and for another site or study', async () => {
  const id = await ask();
  const followUp = (fields: object = {}) =>
    researcher.call(`POST /requests/${id}/queries`, { json: { question: 'And then?', ...fields } });
  expect(await followUp()).toMatchObject({
    status: 409,
    body: { code: 'conflict', detail: 'Your last question is still waiting for its response.' },
  });
  expect((await send(id)).status).toBe(200);
  expect(await followUp({ site_id: 'other' })).toMatchObject({
    status: 400,
    body: { code: 'bad_input', detail: 'This request belongs to another site.' },
  });
  expect(await followUp({ study_id: 'other' })).toMatchObject({
    status: 400,
    body: { code: 'bad_input', detail: 'This request belongs to another study.' },
  });

  const record = await findRequest(EVERYWHERE, id);
  const [query] = record?.queries ?? [];
  if (!record || !query) throw new Error('The request is gone');
  const queries = (count: number) => Array.from({ length: count }, (_, index) => ({ ...query, id: `q${index}` }));
  await storeThread({ ...record, queries: queries(40) });
  expect(await followUp()).toMatchObject({
    status: 409,
    body: { code: 'conflict', detail: 'This thread is full. Please submit a new request.' },
  });
  await storeThread({ ...record, queries: queries(39) });
  expect((await followUp()).status).toBe(200);
});

test('a response is refused once it has been sent, and on an older version', async () => {
  const id = await ask();
  expect((await respond(id)).status).toBe(200);
  expect(await respond(id, { version: 0 })).toMatchObject({
    status: 409,
    body: { code: 'stale_version', detail: 'Somebody else has changed this response since you opened it.' },
  });
  expect((await send(id)).status).toBe(200);
  const sentAlready = {
    status: 409,
    body: { code: 'conflict', detail: `${manager.user.name} has already sent a response to this question.` },
  };
  expect(await respond(id)).toMatchObject(sentAlready);
  const record = await findRequest(EVERYWHERE, id);
  const [query] = record?.queries ?? [];
  if (!record || !query) throw new Error('The request is gone');
  const path = `/requests/${id}/queries/${query.id}/draft`;
  const failed = { state: 'failed', reason: 'timeout', failed_at: '' } as const;
  await storeThread({ ...record, queries: [{ ...query, draft: failed, redraft: null }] });
  expect(await manager.call(`POST ${path}`, { json: {} })).toMatchObject(sentAlready);
});
