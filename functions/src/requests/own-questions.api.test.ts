import { randomUUID } from 'node:crypto';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import type { Site, Study } from '@trialdesk/contract/entities/site';
import { LIMITS } from '@trialdesk/contract/limits';
import { SERVER_LIMITS } from '@trialdesk/contract/server-limits';
import { IDEMPOTENCY_HEADER, queryKey } from '@trialdesk/contract/paths';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import type { OwnQuestionView } from '@trialdesk/contract/replies/requests';
import { audit, draftJobs, siteRequestQueries } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest } from '../testing/asked-request.ts';
import { draftReady } from '../testing/draft-ready.ts';
import { eventually } from '../testing/eventually.ts';
import { threadUntil } from '../testing/stored-thread.ts';
import { studyAtSite } from '../testing/study-at-site.ts';
import { uploadedProtocol } from '../testing/uploaded-protocol.ts';
import { countRequests } from './request-counts-repository.ts';
import { findRequest, findSiteRequest } from './thread-repository.ts';

const EVALUATION = { answered: true, relevance: 5, tone: 5, citation_quality: 5 };

const world = new ApiWorld();
let site: Site;
let study: Study;
let researcher: TestPerson;
let colleague: TestPerson;
let stranger: TestPerson;
let manager: TestPerson;

beforeAll(async () => {
  ({ site, study, researcher, manager } = await studyAtSite(world));
  colleague = await world.person('Clinical Researcher', site);
  stranger = await world.person('Clinical Researcher', await world.site());
  await uploadedProtocol(world, manager, study.id);
});

afterAll(() => world.end());

interface Asked {
  id: string;
  queryId: string;
}

async function asked(): Promise<Asked> {
  const id = await askedRequest(researcher, { studyId: study.id });
  return { id, queryId: (await query(id)).id };
}

async function query(id: string): Promise<RequestQuery> {
  const newest = (await findRequest(EVERYWHERE, id))?.queries.at(-1);
  if (!newest) throw new Error('The question is gone');
  return newest;
}

type Reply = OwnQuestionView & { code: string; detail: string };

const at = ({ id, queryId }: Asked, path: string) => `/requests/${id}/queries/${queryId}/${path}`;

interface As {
  person?: TestPerson | undefined;
  key?: string;
}

const add = (to: Asked, text = 'The visit was in week 4.', { person = researcher, key = randomUUID() }: As = {}) =>
  person.call<Reply>(`POST ${at(to, 'additions')}`, { json: { text }, headers: { [IDEMPOTENCY_HEADER]: key } });

const correct = (of: Asked, question = 'May the dose still be given in week 5?', person = researcher) =>
  person.call<Reply>(`PUT ${at(of, 'question')}`, { json: { question } });

const withdraw = (of: Asked, reason = 'Found in the manual', person = researcher) =>
  person.call<Reply>(`PUT ${at(of, 'withdrawal')}`, { json: { reason } });

const open = (of: Asked, person = manager) => person.call(`PUT ${at(of, 'review')}`);

const rate = (of: Asked, json: { helpful: boolean; reason?: string }, person = researcher) =>
  person.call<Reply>(`PUT ${at(of, 'feedback')}`, { json });

async function send({ id }: Asked, version?: number) {
  return manager.call<Reply>(`POST /submit-response/${id}`, {
    json: { status: 'completed', final_answer: 'Within three days.', evaluation: EVALUATION, version },
  });
}

async function entries({ id }: Asked, action: string) {
  const found = await audit().where('target', '==', `requests/${id}`).where('action', '==', action).get();
  return found.docs.map((doc) => doc.data());
}

/** Once no draft is pending. */
async function atRest({ id }: Asked): Promise<RequestQuery> {
  await threadUntil(id, ({ queries }) =>
    queries.every(({ draft, redraft }) => redraft === null && !/queued|writing|waiting/.test(draft.state)),
  );
  return query(id);
}

test('an addition becomes part of the question, and a draft of the whole replaces the one before', async () => {
  const question = await asked();
  await draftReady(question.id);
  const before = await atRest(question);
  const reply = await add(question);
  const whole = `${before.question}\n\nThe visit was in week 4.`;
  expect(reply).toMatchObject({ status: 200, body: { query_id: question.queryId, question: whole } });
  const after = await atRest(question);
  expect(after.question).toBe(whole);
  expect(after.changes).toMatchObject([
    { kind: 'added', text: 'The visit was in week 4.', by: { id: researcher.user.id } },
  ]);
  const [change] = after.changes ?? [];
  expect(after.draft.state === 'ready' && after.draft.written_at > (change?.at ?? 'z')).toBe(true);
  expect(await entries(question, 'question.added_to')).toMatchObject([
    { before: { question: before.question }, after: { question: whole } },
  ]);
  const copy = (await siteRequestQueries().doc(queryKey(question.id, question.queryId)).get()).data();
  expect(copy).toMatchObject({ question: whole, changes: [{ kind: 'added' }], answer: null });
});

test('what a reviewer has on the screen is stale once the question is changed', async () => {
  const question = await asked();
  const { version } = await atRest(question);
  await add(question);
  expect(await send(question, version)).toMatchObject({ status: 409, body: { code: 'stale_version' } });
  expect(await send(question, (await atRest(question)).version)).toMatchObject({ status: 200 });
});

test('an addition that is sent again is added once', async () => {
  const question = await asked();
  const key = randomUUID();
  const replies = await Promise.all([1, 2, 3].map(() => add(question, 'Once.', { key })));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await query(question.id)).changes).toHaveLength(1);
  expect(await entries(question, 'question.added_to')).toHaveLength(1);
});

test('only the asker adds, corrects and withdraws', async () => {
  const question = await asked();
  const addAs = (of: Asked, text?: string, person?: TestPerson) => add(of, text, { person });
  for (const call of [addAs, correct, withdraw]) {
    expect(await call(question, undefined, colleague)).toMatchObject({ status: 403 });
    expect(await call(question, undefined, stranger)).toMatchObject({ status: 403 });
    expect(await call(question, undefined, manager)).toMatchObject({ status: 403 });
    expect(await call(question)).toMatchObject({ status: 200 });
  }
});

test('a question is corrected until somebody opens its draft, and added to after that', async () => {
  const question = await asked();
  const { question: first } = await query(question.id);
  expect(await correct(question)).toMatchObject({ status: 200 });
  expect(await correct(question)).toMatchObject({ status: 200 });
  expect((await query(question.id)).changes).toMatchObject([{ kind: 'corrected', text: first }]);
  expect((await findSiteRequest(EVERYWHERE, question.id))?.queries[0]?.is_started).toBeUndefined();

  await Promise.all([open(question), open(question)]);
  expect(await entries(question, 'review.started')).toHaveLength(1);
  expect((await findSiteRequest(EVERYWHERE, question.id))?.queries[0]?.is_started).toBe(true);
  expect(await correct(question, 'And in week 6, may it be given?')).toMatchObject({ status: 409 });
  expect(await add(question)).toMatchObject({ status: 200 });
});

test('a response that somebody edits cannot have its question corrected', async () => {
  const question = await asked();
  await manager.call(`POST /submit-response/${question.id}`, { json: { final_answer: 'Perhaps.' } });
  expect(await correct(question)).toMatchObject({ status: 409 });
});

test('a withdrawn request leaves the open ones, its draft is ended, and nobody answers it', async () => {
  const reach = { site_ids: [site.id], study_ids: null };
  const span = { from: '2000', to: '2001' };
  const before = await countRequests(reach, span);
  const question = await asked();
  expect((await countRequests(reach, span)).open).toBe(before.open + 1);
  expect(await withdraw(question)).toMatchObject({ status: 200, body: { status: 'withdrawn' } });
  expect(await withdraw(question)).toMatchObject({ status: 200 });
  expect(await withdraw(question, 'Another reason')).toMatchObject({ status: 409 });
  expect((await countRequests(reach, span)).open).toBe(before.open);
  await eventually(draftJobs().doc(queryKey(question.id, question.queryId)), ({ state }) => state === 'done');
  expect(await entries(question, 'question.withdrawn')).toMatchObject([{ reason: 'Found in the manual' }]);

  expect(await send(question)).toMatchObject({ status: 409 });
  expect(await add(question)).toMatchObject({ status: 409 });
  expect(await correct(question)).toMatchObject({ status: 409 });
  expect(await manager.call(`POST ${at(question, 'draft')}`)).toMatchObject({ status: 409 });
  const followUp = { json: { question: 'And after five days?' } };
  expect(await researcher.call(`POST /requests/${question.id}/queries`, followUp)).toMatchObject({ status: 409 });
});

test('without its follow-up a request is answered as before, and can be followed up again', async () => {
  const first = await asked();
  await send(first);
  expect(await withdraw(first)).toMatchObject({ status: 409 });
  const followUp = { json: { question: 'And after five days?' } };
  const { body } = await researcher.call<{ query_id: string }>(`POST /requests/${first.id}/queries`, followUp);
  expect(await withdraw({ id: first.id, queryId: body.query_id })).toMatchObject({ body: { status: 'completed' } });
  expect(await researcher.call(`POST /requests/${first.id}/queries`, followUp)).toMatchObject({ status: 200 });
});

test('a question grows to its limit, and is changed a limited number of times', async () => {
  const question = await asked();
  const { length } = (await query(question.id)).question;
  const rest = LIMITS.question.max - length - 2;
  expect(await add(question, 'x'.repeat(rest + 1))).toMatchObject({ status: 400 });
  expect(await add(question, 'x'.repeat(rest))).toMatchObject({ status: 200 });
  for (let at = 1; at < SERVER_LIMITS.changesPerQuestion; at++)
    expect(await correct(question, `Corrected for the ${at}. time?`)).toMatchObject({ status: 200 });
  expect(await correct(question, 'And once more, please?')).toMatchObject({ status: 409 });
});

test('everybody of the site rates an answer once, and may change it', async () => {
  const question = await asked();
  expect(await rate(question, { helpful: true })).toMatchObject({ status: 409 });
  await send(question);
  const { version } = await query(question.id);
  expect(await rate(question, { helpful: true }, stranger)).toMatchObject({ status: 403 });
  expect(await rate(question, { helpful: true }, manager)).toMatchObject({ status: 403 });
  expect(await rate(question, { helpful: true })).toMatchObject({ status: 200 });
  expect(await rate(question, { helpful: true })).toMatchObject({ status: 200 });
  expect(await rate(question, { helpful: true }, colleague)).toMatchObject({ status: 200 });
  expect(await rate(question, { helpful: false, reason: 'Not our arm' })).toMatchObject({ status: 200 });
  const { feedback, version: now } = await query(question.id);
  expect(feedback).toMatchObject([
    { helpful: true, reason: '', by: { id: colleague.user.id } },
    { helpful: false, reason: 'Not our arm', by: { id: researcher.user.id } },
  ]);
  expect(now).toBe(version);
  expect(await entries(question, 'answer.rated')).toHaveLength(3);
  expect((await findSiteRequest(EVERYWHERE, question.id))?.queries[0]?.feedback).toEqual(feedback);
});
