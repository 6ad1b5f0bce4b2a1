import { randomUUID } from 'node:crypto';
import type { Site, Study } from '@trialdesk/contract/entities/site';
import { IDEMPOTENCY_HEADER } from '@trialdesk/contract/paths';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import { requests, sites } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';
import { invite, newAddress } from '../testing/invited-person.ts';
import { findRequest } from '../requests/thread-repository.ts';

const REUSED = { status: 422, body: { code: 'idempotency_key_reused' } };
const EVALUATION = { answered: true, relevance: 5, tone: 4, citation_quality: 5 };

const world = new ApiWorld();
let site: Site;
let study: Study;
let researcher: TestPerson;
let administrator: TestPerson;

beforeAll(async () => {
  site = await world.site();
  study = await world.study();
  researcher = await world.person('Clinical Researcher', site);
  administrator = await world.person('Administrator');
});

afterAll(async () => {
  await forgetRequests(site.id);
  await world.end();
});

const newKey = () => ({ [IDEMPOTENCY_HEADER]: randomUUID() });
const question = (text: string) => ({
  title: 'Missed visit',
  question: text,
  category: 'other',
  studyId: study.id,
  siteId: site.id,
});

async function countOfSite(): Promise<number> {
  return (await requests().where('site_id', '==', site.id).count().get()).data().count;
}

test('a second question under the key of the first is refused, and the first is kept', async () => {
  const headers = newKey();
  const first = await researcher.call<{ request_id: string }>('POST /create-request', {
    json: question('May I still dose today?'),
    headers,
  });
  expect(first.status).toBe(200);
  const before = await countOfSite();
  expect(
    await researcher.call('POST /create-request', { json: question('What about tomorrow?'), headers }),
  ).toMatchObject(REUSED);
  expect(await countOfSite()).toBe(before);
  const stored = await findRequest(EVERYWHERE, first.body.request_id);
  expect(stored?.queries[0]?.question).toBe('May I still dose today?');
});

test('the same body in another order of its fields is the same call', async () => {
  const headers = newKey();
  const body = question('May I still dose today?');
  const reversed = Object.fromEntries(Object.entries(body).reverse());
  const first = await researcher.call('POST /create-request', { json: body, headers });
  expect(first.status).toBe(200);
  expect((await researcher.call('POST /create-request', { json: reversed, headers })).body).toEqual(first.body);
});

test('of different bodies under one key at the same moment only one is accepted', async () => {
  const headers = newKey();
  const asked = ['one', 'two', 'three', 'four'].map((n) =>
    researcher.call('POST /create-request', { json: question(`Is this question number ${n}?`), headers }),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 422, 422, 422]);
});

test('a second follow-up under the key of the first is refused', async () => {
  const id = await askedRequest(researcher, { studyId: study.id });
  const answer = { status: 'completed', final_answer: 'Yes.', evaluation: EVALUATION };
  await administrator.call(`POST /submit-response/${id}`, { json: answer });
  const headers = newKey();
  const followUp = (text: string) =>
    researcher.call(`POST /requests/${id}/queries`, { json: { question: text }, headers });
  expect((await followUp('And after a week?')).status).toBe(200);
  expect(await followUp('And after a month?')).toMatchObject(REUSED);
  expect((await followUp('And after a week?')).status).toBe(200);
});

test('a second site, study or invitation under the key of the first is refused', async () => {
  const headers = newKey();
  const email = newAddress();
  expect((await invite(world, administrator, { email, headers })).status).toBe(200);
  expect(await invite(world, administrator, { email: newAddress(), headers })).toMatchObject(REUSED);
  expect(await administrator.call('POST /sites', { json: { name: randomUUID() }, headers })).toMatchObject(REUSED);

  const siteKey = newKey();
  const name = `Harbour ${randomUUID()}`;
  const made = await administrator.call<Site>('POST /sites', { json: { name }, headers: siteKey });
  world.later(() => sites().doc(made.body.id).delete());
  expect(made.status).toBe(200);
  expect(await administrator.call('POST /sites', { json: { name: `${name} 2` }, headers: siteKey })).toMatchObject(
    REUSED,
  );
  expect(await administrator.call('POST /studies', { json: { name }, headers: siteKey })).toMatchObject(REUSED);
});

test('the key of one person does not bind another', async () => {
  const headers = newKey();
  const colleague = await world.person('Clinical Researcher', site);
  const ask = (person: TestPerson, text: string) =>
    person.call('POST /create-request', { json: question(text), headers });
  expect((await ask(researcher, 'May I still dose today?')).status).toBe(200);
  expect((await ask(colleague, 'What about tomorrow?')).status).toBe(200);
});

test('a call that was refused as malformed does not bind its key', async () => {
  const headers = newKey();
  expect((await researcher.call('POST /create-request', { json: question('Why?'), headers })).status).toBe(400);
  expect((await researcher.call('POST /create-request', { json: question('Why is that so?'), headers })).status).toBe(
    200,
  );
});
