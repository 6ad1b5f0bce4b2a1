import type { Site, Study } from '@trialdesk/contract/entities/site';
import { SERVER_LIMITS } from '@trialdesk/contract/server-limits';
import type { ReceivedAnswers } from '@trialdesk/contract/replies/received-answers';
import { rateLimits, siteRequestQueries } from '../firebase/collections.ts';
import { sentAnswersAllowances } from '../rate-limits/allowances.ts';
import { spend } from '../rate-limits/rate-limit-repository.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { forgetRequests } from '../testing/asked-request.ts';
import { OFFERED } from './find-received-answers.ts';

const EVALUATION = { answered: true, relevance: 5, tone: 4, citation_quality: 5 };
const TITLE = 'Missed the week 4 visit';
const QUESTION = 'A participant missed the week 4 visit by three days. May the dose still be given?';
const TYPED = { title: 'Missed visit', question: 'The participant missed visit week 4, may we give the dose?' };

const world = new ApiWorld();
let site: Site;
let elsewhere: Site;
let study: Study;
let other: Study;
let researcher: TestPerson;
let stranger: TestPerson;
let manager: TestPerson;

beforeEach(async () => {
  [site, elsewhere, study, other] = [await world.site(), await world.site(), await world.study(), await world.study()];
  researcher = await world.person('Clinical Researcher', site);
  stranger = await world.person('Clinical Researcher', elsewhere);
  manager = await world.person('Site Manager', site);
  for (const { id } of [site, elsewhere]) world.later(() => forgetRequests(id));
});

afterAll(() => world.end());

async function ask(person: TestPerson, asked: { study?: Study; title?: string; question?: string } = {}) {
  const { study: about = study, ...texts } = asked;
  const json = { title: TITLE, question: QUESTION, category: 'other', studyId: about.id, ...texts };
  return (await person.call<{ request_id: string }>('POST /create-request', { json })).body.request_id;
}

async function send(id: string, text: string): Promise<void> {
  const json = { status: 'completed', final_answer: text, evaluation: EVALUATION };
  expect((await manager.call(`POST /submit-response/${id}`, { json })).status).toBe(200);
}

const find = (person: TestPerson, more: object = {}) =>
  person.call<ReceivedAnswers>('POST /received-answers', {
    json: { ...TYPED, site_id: person.user.site_ids[0], study_id: study.id, ...more },
  });

async function texts(person: TestPerson, more: object = {}): Promise<string[]> {
  const { status, body } = await find(person, more);
  expect(status).toBe(200);
  return body.answers.map(({ answer }) => answer.text);
}

test('an answer that was sent to the site is offered whole, to everyone there and to nobody else', async () => {
  const id = await ask(researcher);
  await send(id, 'Yes, up to five days late.');
  const { body } = await find(await world.person('Clinical Researcher', site));
  expect(body.answers).toMatchObject([
    {
      request_id: id,
      title: TITLE,
      question: QUESTION,
      answer: { text: 'Yes, up to five days late.', citations: [], signature: { name: manager.user.name } },
    },
  ]);
  expect(await texts(stranger)).toEqual([]);
  expect((await find(stranger, { site_id: site.id })).status).toBe(403);
  expect((await find(manager)).status).toBe(403);
});

test('drafts, unsent edits and follow-ups that wait are not offered', async () => {
  const id = await ask(researcher);
  expect((await manager.call(`POST /submit-response/${id}`, { json: { final_answer: 'Unsent edit.' } })).status).toBe(
    200,
  );
  expect(await texts(researcher)).toEqual([]);
  await send(id, 'Yes, up to five days late.');
  const json = { question: 'And may the dose of the missed week 4 visit be given after a week?' };
  const asked = await researcher.call<{ query_id: string }>(`POST /requests/${id}/queries`, { json });
  expect(asked.status).toBe(200);
  const unsent = { final_answer: 'Unsent edit of the follow-up about the missed visit.' };
  const edited = await manager.call(`PATCH /submit-response/${id}/query/${asked.body.query_id}`, { json: unsent });
  expect(edited.status).toBe(200);
  const { body } = await find(researcher);
  expect(body.answers.map(({ answer }) => answer.text)).toEqual(['Yes, up to five days late.']);
  expect(JSON.stringify(body)).not.toMatch(/Unsent|draft/i);
});

test('nothing of a withdrawn question is offered', async () => {
  const id = await ask(researcher);
  await send(id, 'Yes, up to five days late.');
  const queries = await siteRequestQueries().where('request_id', '==', id).get();
  const by = { id: researcher.user.id, name: researcher.user.name };
  const withdrawn = { reason: 'Found it', by, at: '2026-03-05T14:30:00.000Z' };
  await Promise.all(queries.docs.map(({ ref }) => ref.update({ withdrawn })));
  expect(await texts(researcher)).toEqual([]);
});

test('only answers about the study are offered, and none where nothing applies or is typed', async () => {
  await send(await ask(researcher, { study: other }), 'Another protocol says no.');
  expect(await texts(researcher)).toEqual([]);
  expect(await texts(researcher, { study_id: other.id })).toEqual(['Another protocol says no.']);
  const more = { study_id: other.id, title: 'Unblinding', question: 'Who may break the code out of hours?' };
  expect(await texts(researcher, more)).toEqual([]);
  expect(await texts(researcher, { study_id: other.id, title: '', question: '' })).toEqual([]);
});

test('at most three are offered, and a person over the limit is refused', async () => {
  for (let at = 0; at < 4; at++) await send(await ask(researcher), `Answer ${String(at)}.`);
  expect(await texts(researcher)).toHaveLength(OFFERED);
  const before = new Set((await rateLimits().listDocuments()).map(({ id }) => id));
  const [unused] = sentAnswersAllowances(stranger.user.id);
  if (unused) await spend([unused], new Date().toISOString());
  const [counter] = (await rateLimits().listDocuments()).filter(({ id }) => !before.has(id));
  await counter?.update({ count: SERVER_LIMITS.rates.lookup.most });
  const refused = await find(stranger);
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await find(researcher)).status).toBe(200);
});
