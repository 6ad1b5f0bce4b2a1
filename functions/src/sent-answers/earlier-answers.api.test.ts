import { COLLECTIONS } from '@trialdesk/contract/paths';
import type { Citation } from '@trialdesk/contract/entities/citation';
import type { Site, Study } from '@trialdesk/contract/entities/site';
import type { EarlierAnswers, ReusedAnswer } from '@trialdesk/contract/replies/earlier-answers';
import type { RequestView } from '@trialdesk/contract/replies/requests';
import { audit } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';
import { draftReady } from '../testing/draft-ready.ts';
import { makePages } from '../testing/make-pages.ts';
import { ingested, upload, uploadedProtocol } from '../testing/uploaded-protocol.ts';

const EVALUATION = { answered: true, relevance: 5, tone: 4, citation_quality: 5 };
const WEEK_12 = 'The week 12 visit has a window of 7 days in either direction.';
const TABLETS = 'This protocol describes a study of an invented tablet in adults.';

const world = new ApiWorld();
let study: Study;
let other: Study;
let elsewhere: Site;
let manager: TestPerson;
let researcher: TestPerson;
/** Of another site. */
let stranger: TestPerson;
let documentId: string;

beforeAll(async () => {
  const site = await world.site();
  elsewhere = await world.site();
  [study, other] = [await world.study(), await world.study()];
  for (const { id } of [site, elsewhere]) world.later(() => forgetRequests(id));
  manager = await world.person('Site Manager', site);
  researcher = await world.person('Clinical Researcher', site);
  stranger = await world.person('Clinical Researcher', elsewhere);
  documentId = (await uploadedProtocol(world, manager, study.id)).id;
});

afterAll(() => world.end());

interface Question {
  id: string;
  query_id: string;
}

async function ask(person: TestPerson, about = study): Promise<Question> {
  const id = await askedRequest(person, { studyId: about.id });
  return { id, query_id: (await draftReady(id)).queries[0]?.id ?? '' };
}

const cite = async ({ id, query_id }: Question, page: number, text: string) =>
  (
    await manager.call<Citation>(`POST /requests/${id}/queries/${query_id}/citations`, {
      json: { document_id: documentId, page, text },
    })
  ).body.number;

async function send({ id }: Question, final_answer: string): Promise<RequestView> {
  const json = { status: 'completed', final_answer, evaluation: EVALUATION };
  const { status, body } = await manager.call<RequestView>(`POST /submit-response/${id}`, { json });
  expect(status).toBe(200);
  return body;
}

async function offered(question: Question): Promise<EarlierAnswers['answers']> {
  const { id, query_id } = question;
  const found = await manager.call<EarlierAnswers>(`GET /requests/${id}/queries/${query_id}/earlier-answers`);
  expect(found.status).toBe(200);
  return found.body.answers;
}

const reuse = ({ id, query_id }: Question, earlier: Question, person = manager) =>
  person.call<ReusedAnswer>(`POST /requests/${id}/queries/${query_id}/earlier-answers`, {
    json: { request_id: earlier.id, query_id: earlier.query_id },
  });

test('the team finds what was sent to any site of the study, and nothing that was not sent', async () => {
  const [sent, edited, foreign, open] = [
    await ask(stranger),
    await ask(stranger),
    await ask(researcher, other),
    await ask(researcher),
  ];
  await send(sent, 'Up to three days late is fine.');
  await manager.call(`POST /submit-response/${edited.id}`, { json: { final_answer: 'An unsent edit.' } });
  await send(foreign, 'Another protocol says no.');
  const answers = await offered(open);
  expect(answers).toMatchObject([
    {
      ...{ request_id: sent.id, query_id: sent.query_id, site_name: elsewhere.name, is_close: true },
      answer: { text: 'Up to three days late is fine.', signature: { name: manager.user.name } },
    },
  ]);
  expect(JSON.stringify(answers)).not.toMatch(/unsent|draft/i);
  await send(open, 'This one has its own answer.');
  expect((await offered(open)).map(({ request_id }) => request_id)).toEqual([sent.id]);
});

test('an approved answer comes first until its approval is withdrawn, and no site learns of it', async () => {
  const [older, newer, unsent, open] = [
    await ask(stranger),
    await ask(stranger),
    await ask(stranger),
    await ask(stranger),
  ];
  await send(older, 'Up to three days late is fine, we think.');
  await send(newer, 'My patient missed the week 4 visit by three days: you may still give the dose.');
  const approval = ({ id, query_id }: Question) => `/requests/${id}/queries/${query_id}/approval` as const;
  expect((await stranger.call(`PUT ${approval(older)}`)).status).toBe(403);
  expect((await manager.call(`PUT ${approval(unsent)}`)).status).toBe(409);
  const first = async () => (await offered(open)).map(({ request_id }) => request_id);
  const before = await first();
  const worse = before[0] === newer.id ? older : newer;
  expect((await manager.call(`PUT ${approval(worse)}`)).status).toBe(200);
  expect((await manager.call(`PUT ${approval(worse)}`)).status).toBe(200);
  const [best, ...others] = await offered(open);
  expect(best).toMatchObject({ request_id: worse.id, approval: { by: { id: manager.user.id } } });
  expect(others.every((each) => each.approval === undefined)).toBe(true);
  const seen = await stranger.call(`GET /get-request/${worse.id}`);
  expect(JSON.stringify(seen.body)).not.toContain('approval');
  expect((await stranger.call(`DELETE ${approval(worse)}`)).status).toBe(403);
  expect((await manager.call(`DELETE ${approval(worse)}`)).status).toBe(200);
  expect((await manager.call(`DELETE ${approval(worse)}`)).status).toBe(200);
  expect(await first()).toEqual(before);
  const entries = await audit().where('target', '==', `${COLLECTIONS.requests}/${worse.id}`).get();
  const actions = entries.docs.map((doc) => doc.data().action).filter((action) => action.startsWith('answer.approv'));
  expect(actions.toSorted()).toEqual(['answer.approval_withdrawn', 'answer.approved']);
});

test('an answer is taken over with its citations, once, and goes out with them', async () => {
  const [sent, open] = [await ask(stranger), await ask(researcher)];
  const [first, second] = [await cite(sent, 2, WEEK_12), await cite(sent, 1, TABLETS)];
  await send(sent, `Seven days. [${first}] Tablets. [${second}]`);
  const before = await cite(open, 1, TABLETS);
  const { status, body } = await reuse(open, sent);
  expect(status).toBe(200);
  expect(body.lost).toEqual([]);
  const [window, tablets] = [WEEK_12, TABLETS].map((text) => body.citations.find((each) => each.text_snippet === text));
  expect(tablets?.number).toBe(before);
  expect(window).toMatchObject({ document_id: documentId, page: 2, added_by: { id: manager.user.id } });
  expect(body.text).toBe(`Seven days. [${window?.number}] Tablets. [${before}]`);
  expect((await reuse(open, sent)).body).toEqual(body);
  const entries = await audit().where('target', '==', `${COLLECTIONS.requests}/${open.id}`).get();
  const reused = entries.docs.map((doc) => doc.data()).filter(({ action }) => action === 'answer.reused');
  expect(reused).toMatchObject([{ after: { earlier: { request_id: sent.id, query_id: sent.query_id } } }]);
  const answered = await send(open, body.text);
  expect(answered.citations.map(({ text_snippet }) => text_snippet).toSorted()).toEqual([WEEK_12, TABLETS].toSorted());
  expect((await reuse(open, sent)).status).toBe(409);
});

test('only a sent answer of the same study can be taken over, and not by a site', async () => {
  const [sent, unsent, foreign, open] = [
    await ask(stranger),
    await ask(stranger),
    await ask(researcher, other),
    await ask(researcher),
  ];
  await send(sent, 'Up to three days late is fine.');
  await send(foreign, 'Another protocol says no.');
  expect((await reuse(open, unsent)).status).toBe(404);
  expect((await reuse(open, foreign)).status).toBe(404);
  expect((await reuse(open, { ...sent, query_id: 'unknown' })).status).toBe(404);
  expect((await reuse(open, sent, researcher)).status).toBe(403);
  expect(await reuse(open, sent)).toMatchObject({ status: 200, body: { text: 'Up to three days late is fine.' } });
});

test('words that may say who asked before are named, except to the same person', async () => {
  const [sent, open, own] = [await ask(stranger), await ask(researcher), await ask(stranger)];
  await send(sent, `Dear ${stranger.user.name}, up to three days late is fine for subject 1004.`);
  expect((await reuse(open, sent)).body.identifying).toEqual([stranger.user.name, 'subject 1004']);
  expect((await reuse(own, sent)).body.identifying).toEqual(['subject 1004']);
});

test('citations follow a document to its newer version, and are lost with their words', async () => {
  const [sent, open] = [await ask(stranger), await ask(researcher)];
  const [window, tablets] = [await cite(sent, 2, WEEK_12), await cite(sent, 1, TABLETS)];
  await send(sent, `Tablets. [${tablets}] Seven days. [${window}]`);
  const newer = await upload(world, manager, {
    ...{ name: 'Window protocol.pdf', studyId: study.id, replaces: documentId },
    bytes: await makePages([
      ['New', 'A page that came first.'],
      ['1 Introduction', TABLETS],
      ['2 Visits', 'Ten days.'],
    ]),
  });
  await ingested(newer.body.id);
  const { body } = await reuse(open, sent);
  expect(body).toMatchObject({
    text: `Tablets. [${body.citations[0]?.number}] Seven days.`,
    citations: [{ document_id: newer.body.id, page: 2, text_snippet: TABLETS }],
    lost: [{ document_id: documentId, page: 2, text_snippet: WEEK_12 }],
  });
});
