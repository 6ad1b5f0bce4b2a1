import type { Site, Study } from '@trialdesk/contract/entities/site';
import { queryKey } from '@trialdesk/contract/paths';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import { audit, draftJobs, evaluations, mail } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest } from '../testing/asked-request.ts';
import { studyAtSite } from '../testing/study-at-site.ts';
import { findRequest } from './thread-repository.ts';

const EVALUATION = { answered: true, relevance: 5, tone: 4, citation_quality: 3, comment: 'Right on the page.' };

const world = new ApiWorld();
let site: Site;
let study: Study;
let researcher: TestPerson;
let manager: TestPerson;

beforeAll(async () => {
  ({ site, study, researcher, manager } = await studyAtSite(world));
});

afterAll(() => world.end());

/** The only entry of an action on a request. */
async function entryOf(requestId: string, action: string) {
  const found = await audit().where('target', '==', `requests/${requestId}`).where('action', '==', action).get();
  expect(found.size).toBe(1);
  return found.docs[0]?.data();
}

test('each step of a request is recorded with what it changed', async () => {
  const id = await askedRequest(researcher, { studyId: study.id });
  const asked = await findRequest(EVERYWHERE, id);
  const queryId = asked?.queries[0]?.id ?? '';
  expect(asked).toMatchObject({
    request_id: id,
    study_id: study.id,
    study_name: study.name,
    site_id: site.id,
    site_name: site.name,
    status: 'processing',
    requester_id: researcher.user.id,
    requester_name: researcher.user.name,
  });
  expect(await entryOf(id, 'request.created')).toMatchObject({
    actor_id: researcher.user.id,
    before: null,
    after: {
      title: asked?.title,
      question: asked?.queries[0]?.question,
      study_id: study.id,
      site_id: site.id,
      category: 'study_procedures',
      priority: 'high',
    },
  });
  expect((await draftJobs().doc(queryKey(id, queryId)).get()).data()).toMatchObject({
    request_id: id,
    query_id: queryId,
  });

  const actor = { id: manager.user.id, name: manager.user.name };
  await manager.call(`POST /submit-response/${id}`, { json: { final_answer: 'Maybe.' } });
  expect((await findRequest(EVERYWHERE, id))?.queries[0]?.edit).toMatchObject({ text: 'Maybe.', saved_by: actor });
  expect(await entryOf(id, 'answer.edited')).toMatchObject({
    actor_id: actor.id,
    before: { query_id: queryId, text: null },
    after: { query_id: queryId, text: 'Maybe.' },
  });

  await manager.call(`POST /submit-response/${id}`, {
    json: { final_answer: 'Yes.', status: 'completed', evaluation: EVALUATION },
  });
  const sent = await findRequest(EVERYWHERE, id);
  expect(sent?.status).toBe('completed');
  expect(sent?.queries[0]).toMatchObject({ redraft: null, edit: null, sent: { text: 'Yes.', sent_by: actor } });
  const signature = {
    name: manager.user.name,
    role: 'Site Manager',
    signed_at: sent?.queries[0]?.sent?.sent_at,
    meaning: 'Reviewed and sent',
  };
  for (const reader of [manager, researcher]) {
    const { body } = await reader.call(`GET /get-request/${id}`);
    expect(body).toMatchObject({ signature, queries: [{ signature }] });
  }
  expect(await entryOf(id, 'answer.sent')).toMatchObject({
    actor_id: actor.id,
    before: { status: 'processing', edit: 'Maybe.' },
    after: { status: 'completed', query_id: queryId, text: 'Yes.', signature, evaluation: EVALUATION },
  });
  expect((await evaluations().doc(queryKey(id, queryId)).get()).data()).toMatchObject({
    ...EVALUATION,
    request_id: id,
    query_id: queryId,
    evaluated_by: actor,
  });

  const reply = await researcher.call<{ query_id: string }>(`POST /requests/${id}/queries`, {
    json: { question: 'And then?' },
  });
  const followUp = reply.body.query_id;
  expect(await entryOf(id, 'request.followed_up')).toMatchObject({
    actor_id: researcher.user.id,
    before: { status: 'completed' },
    after: { status: 'processing', query_id: followUp, question: 'And then?' },
  });
  expect((await draftJobs().doc(queryKey(id, followUp)).get()).exists).toBe(true);
});

const versionOf = async (id: string) => (await findRequest(EVERYWHERE, id))?.queries.at(-1)?.version ?? NaN;

const send = (id: string, text: string, fields: object = {}) =>
  manager.call(`POST /submit-response/${id}`, {
    json: { final_answer: text, status: 'completed', evaluation: EVALUATION, ...fields },
  });

test('an edit and an answer each count as a version, and a stale one is refused', async () => {
  const id = await askedRequest(researcher, { studyId: study.id });
  const asked = await versionOf(id);
  expect((await manager.call(`POST /submit-response/${id}`, { json: { final_answer: 'Maybe.' } })).status).toBe(200);
  // A draft finished meanwhile counts too.
  const edited = await versionOf(id);
  expect(edited).toBeGreaterThan(asked);
  expect(await send(id, 'Yes.', { version: asked })).toMatchObject({ status: 409, body: { code: 'stale_version' } });
  expect((await send(id, 'Yes.')).status).toBe(200);
  expect(await versionOf(id)).toBeGreaterThan(edited);
});

test('an answer is mailed to the asker once, however often it is sent', async () => {
  const id = await askedRequest(researcher, { studyId: study.id });
  const answers = async () => {
    const found = await mail().where('to', 'array-contains', researcher.user.email).get();
    return found.docs.filter((doc) => doc.data().message.text.includes(`/site-request/${id}`));
  };
  expect((await send(id, 'Yes.')).status).toBe(200);
  expect(await answers()).toHaveLength(1);
  expect((await send(id, ' Yes. ')).status).toBe(200);
  expect(await answers()).toHaveLength(1);
  await entryOf(id, 'answer.sent');
  expect(await send(id, 'No.')).toMatchObject({ status: 409, body: { code: 'conflict' } });
});

test('a response is saved to the query that it names', async () => {
  const id = await askedRequest(researcher, { studyId: study.id });
  await send(id, 'Yes.');
  const first = (await findRequest(EVERYWHERE, id))?.queries[0]?.id ?? '';
  await researcher.call(`POST /requests/${id}/queries`, { json: { question: 'And then?' } });
  const second = (await findRequest(EVERYWHERE, id))?.queries[1]?.id ?? '';
  const edit = (queryId: string) =>
    manager.call(`PATCH /submit-response/${id}/query/${queryId}`, { json: { final_answer: 'Then stop.' } });
  expect((await edit(first)).status).toBe(409);
  expect((await edit(second)).status).toBe(200);
  const record = await findRequest(EVERYWHERE, id);
  expect(record?.queries.map((query) => query.edit?.text ?? null)).toEqual([null, 'Then stop.']);
});
