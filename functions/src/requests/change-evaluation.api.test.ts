import type { Evaluation } from '@trialdesk/contract/entities/evaluation';
import type { SentAnswer } from '@trialdesk/contract/entities/request';
import type { Site, Study } from '@trialdesk/contract/entities/site';
import { LIMITS } from '@trialdesk/contract/limits';
import { queryKey } from '@trialdesk/contract/paths';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import type { RequestExport } from '@trialdesk/contract/replies/request-export';
import { secondsAfter, systemClock } from '../clock.ts';
import { audit, evaluations, requestQueries, requests } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';
import { changeRecord } from '../testing/change-record.ts';
import { draftReady } from '../testing/draft-ready.ts';
import { studyAtSite } from '../testing/study-at-site.ts';
import { findRequest } from './thread-repository.ts';

const AT_SENDING = { answered: false, relevance: 3, tone: 3, citation_quality: 3, comment: '' };
const LATER = {
  answered: true,
  relevance: 5,
  tone: 4,
  citation_quality: 2,
  comment: 'The second page is cited wrongly.',
};
const CHANGEABLE_SECONDS = LIMITS.evaluationHours * 3_600;
const ONLY_AUTHOR = {
  status: 403,
  body: { code: 'forbidden', detail: 'Only the person who sent the response can change its evaluation.' },
};

const world = new ApiWorld();
let site: Site;
let study: Study;
let researcher: TestPerson;
let manager: TestPerson;

beforeAll(async () => {
  ({ site, study, researcher, manager } = await studyAtSite(world));
  world.later(() => forgetRequests(site.id));
});

afterAll(() => world.end());

interface Question {
  id: string;
  queryId: string;
}

async function asked(): Promise<Question> {
  const id = await askedRequest(researcher, { studyId: study.id });
  // A finished draft changes the record too.
  await draftReady(id);
  return { id, queryId: (await findRequest(EVERYWHERE, id))?.queries[0]?.id ?? '' };
}

async function answered(by = manager): Promise<Question> {
  const question = await asked();
  const json = { status: 'completed', final_answer: 'Yes.', evaluation: AT_SENDING };
  expect((await by.call(`POST /submit-response/${question.id}`, { json })).status).toBe(200);
  return question;
}

const change = (by: TestPerson, { id, queryId }: Question, json: object = LATER) =>
  by.call(`PUT /requests/${id}/queries/${queryId}/evaluation`, { json });

const stored = async ({ id, queryId }: Question): Promise<Evaluation | undefined> =>
  (await evaluations().doc(queryKey(id, queryId)).get()).data();

const entriesOf = async ({ id }: Question) => {
  const found = await audit().where('target', '==', `requests/${id}`).where('action', '==', 'evaluation.changed').get();
  return found.docs.map((doc) => doc.data());
};

const recordsOf = async ({ id, queryId }: Question) => [
  (await requests().doc(id).get()).data(),
  (await requestQueries().doc(queryKey(id, queryId)).get()).data(),
];

/** As if the answer had been sent so long ago. */
async function sentBefore(seconds: number): Promise<Question> {
  const question = await answered();
  const record = requestQueries().doc(queryKey(question.id, question.queryId));
  const sent = (await record.get()).data()?.sent;
  if (!sent) throw new Error('The answer was not stored');
  const earlier: SentAnswer = { ...sent, sent_at: secondsAfter(systemClock(), -seconds) };
  await changeRecord(record, { sent: earlier });
  return question;
}

test('the person who sent an answer changes its evaluation, on record and without a change of the request', async () => {
  const question = await answered();
  const [first, before] = [await stored(question), await recordsOf(question)];
  expect(await change(manager, question)).toMatchObject({ status: 200, body: { done: true } });
  const now = await stored(question);
  expect(now).toEqual({ ...first, ...LATER, evaluated_at: expect.any(String) as string });
  expect(now?.evaluated_at && first && now.evaluated_at > first.evaluated_at).toBe(true);
  expect(await entriesOf(question)).toMatchObject([
    {
      actor_id: manager.user.id,
      before: { query_id: question.queryId, ...AT_SENDING },
      after: { query_id: question.queryId, ...LATER },
    },
  ]);
  expect(await recordsOf(question)).toEqual(before);
});

test('a call that is repeated changes nothing more, and one that changes nothing is not recorded', async () => {
  const question = await answered();
  expect((await change(manager, question, AT_SENDING)).status).toBe(200);
  expect(await entriesOf(question)).toEqual([]);
  await change(manager, question);
  const once = await stored(question);
  expect((await change(manager, question)).status).toBe(200);
  expect(await stored(question)).toEqual(once);
  expect(await entriesOf(question)).toHaveLength(1);
});

test('nobody else changes it: neither a colleague, nor an Administrator, nor the site', async () => {
  const question = await answered();
  const colleague = await world.person('Site Manager', site);
  const administrator = await world.person('Administrator');
  for (const other of [colleague, administrator]) expect(await change(other, question)).toMatchObject(ONLY_AUTHOR);
  expect((await change(researcher, question)).status).toBe(403);
  expect(await stored(question)).toMatchObject(AT_SENDING);
  expect(await entriesOf(question)).toEqual([]);
  const own = await answered(administrator);
  expect(await change(manager, own)).toMatchObject(ONLY_AUTHOR);
  expect((await change(administrator, own)).status).toBe(200);
});

test('it can be changed for a day', async () => {
  expect((await change(manager, await sentBefore(CHANGEABLE_SECONDS - 120))).status).toBe(200);
  const over = await sentBefore(CHANGEABLE_SECONDS);
  expect(await change(manager, over)).toMatchObject({
    status: 409,
    body: { code: 'conflict', detail: 'An evaluation can be changed for 24 hours after sending, which are over.' },
  });
  expect(await stored(over)).toMatchObject(AT_SENDING);
});

test('a draft that was not sent has no evaluation to change, nor has what does not exist', async () => {
  const question = await asked();
  expect(await change(manager, question)).toMatchObject({
    status: 409,
    body: { code: 'conflict', detail: 'This question has no response yet.' },
  });
  expect(await stored(question)).toBeUndefined();
  expect((await change(manager, { ...question, queryId: 'other' })).status).toBe(404);
  expect((await change(manager, { ...question, id: 'no-such-request' })).status).toBe(404);
});

test('scores outside the scale are refused by name', async () => {
  const question = await answered();
  const message = 'Tone must be a whole number from 1 to 5';
  expect(await change(manager, question, { ...LATER, tone: 6 })).toMatchObject({
    status: 400,
    body: { code: 'bad_input', fields: { tone: message } },
  });
  expect((await change(manager, question, { ...LATER, tone: 5 })).status).toBe(200);
});

test('the record of a request has the evaluation as it is and what it was; that of the site has neither', async () => {
  const question = await answered();
  await change(manager, question);
  const exported = async (by: TestPerson) => (await by.call<RequestExport>(`GET /requests/${question.id}/export`)).body;
  expect((await exported(manager)).queries[0]).toMatchObject({ evaluation: LATER });
  expect((await exported(manager)).audit?.map(({ action }) => action)).toContain('evaluation.changed');
  expect(JSON.stringify(await exported(researcher))).not.toMatch(/evaluation|cited wrongly/);
});
