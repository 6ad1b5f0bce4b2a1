import type { Site, Study } from '@trialdesk/contract/entities/site';
import { audit, mail, requests, siteRequests } from '../firebase/collections.ts';
import { findAnswerTimes } from '../organisation/answer-times-repository.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';
import { changeRecord } from '../testing/change-record.ts';
import { draftReady } from '../testing/draft-ready.ts';
import { dueTimes } from './due-times.ts';
import { watchClocks } from './watch-clocks.ts';

const EVALUATION = { answered: true, relevance: 5, tone: 4, citation_quality: 5 };

const world = new ApiWorld();
let site: Site;
let study: Study;
let researcher: TestPerson;
let manager: TestPerson;

beforeAll(async () => {
  [site, study] = [await world.site(), await world.study()];
  researcher = await world.person('Clinical Researcher', site);
  manager = await world.person('Site Manager', site);
  world.later(() => forgetRequests(site.id));
});

afterAll(() => world.end());

const stored = async (id: string) => (await requests().doc(id).get()).data();
const set = (id: string, priority: unknown) => manager.call(`PUT /requests/${id}/priority`, { json: { priority } });

async function ask(priority: 'low' | 'high'): Promise<string> {
  const id = await askedRequest(researcher, { studyId: study.id, priority });
  await draftReady(id);
  return id;
}

const changes = async (id: string) =>
  (
    await audit().where('target', '==', `requests/${id}`).where('action', '==', 'request.priority_changed').get()
  ).docs.map((doc) => doc.data());

test('a raised request is due by its new priority, for team and site, once on the trail', async () => {
  const id = await ask('low');
  const before = await stored(id);
  expect(await set(id, 'high')).toMatchObject({ status: 200, body: { done: true } });
  expect(await set(id, 'high')).toMatchObject({ status: 200, body: { done: true } });
  const due = await dueTimes(before?.asked_at ?? '', 'high', await findAnswerTimes());
  expect(await stored(id)).toMatchObject({ priority: 'high', priority_rank: 2, ...due });
  expect(due.due_at < (before?.due_at ?? '')).toBe(true);
  expect((await siteRequests().doc(id).get()).data()).toMatchObject({ priority: 'high' });
  expect(await changes(id)).toMatchObject([
    { actor_id: manager.user.id, before: { priority: 'low' }, after: { priority: 'high' } },
  ]);
});

test('a raised request keeps the state of which people were notified, and notifies them of the next', async () => {
  const id = await ask('low');
  const past = { due_at: '2001-11-27T14:00:00.000Z', due_soon_at: '2001-11-27T13:00:00.000Z' };
  await changeRecord(requests().doc(id), { ...past, asked_at: '2001-11-27T10:00:00.000Z', due_state: 'soon' });
  await set(id, 'high');
  const raised = await stored(id);
  expect(raised?.due_state).toBe('soon');
  await watchClocks(() => raised?.due_at ?? '');
  expect(await stored(id)).toMatchObject({ due_state: 'overdue' });
  const mails = await mail().orderBy('__name__').startAt(`due_soon_${id}`).endAt(`due_soon_${id}~`).get();
  expect(mails.size).toBe(0);
});

test('a lowered request starts its clock over', async () => {
  const id = await ask('high');
  await changeRecord(requests().doc(id), { due_state: 'overdue' });
  expect((await set(id, 'low')).status).toBe(200);
  expect(await stored(id)).toMatchObject({ priority: 'low', due_state: 'later' });
});

test('an answered request, an unknown one and another value are refused', async () => {
  const id = await ask('low');
  expect(await set('nowhere', 'high')).toMatchObject({ status: 404 });
  expect(await set(id, 'urgent')).toMatchObject({ status: 400, body: { code: 'bad_input' } });
  const json = { final_answer: 'Yes.', status: 'completed', evaluation: EVALUATION };
  expect((await manager.call(`POST /submit-response/${id}`, { json })).status).toBe(200);
  expect(await set(id, 'high')).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(await stored(id)).toMatchObject({ priority: 'low' });
});
