import type { Site } from '@trialdesk/contract/entities/site';
import { presence, requests } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';
import { draftReady } from '../testing/draft-ready.ts';

const world = new ApiWorld();
let site: Site;
let manager: TestPerson;
let researcher: TestPerson;
let asked: string;
let other: string;

beforeAll(async () => {
  site = await world.site();
  const study = await world.study();
  manager = await world.person('Site Manager', site);
  researcher = await world.person('Clinical Researcher', site);
  world.later(() => forgetRequests(site.id));
  world.later(() => presence().doc(manager.user.id).delete());
  asked = await askedRequest(researcher, { studyId: study.id });
  other = await askedRequest(researcher, { studyId: study.id });
  await draftReady(asked);
});

afterAll(() => world.end());

const presenceOf = async ({ user }: TestPerson) => (await presence().doc(user.id).get()).data();
const note = (id: string) => manager.call(`PUT /requests/${id}/writing`);
const end = (id: string) => manager.call(`DELETE /requests/${id}/writing`);

test('a member who writes is noted for a minute, and no longer once they have ended', async () => {
  const before = Date.now();
  expect(await note(asked)).toMatchObject({ status: 200, body: { done: true } });
  const { id, name } = manager.user;
  const noted = await presenceOf(manager);
  expect(noted).toEqual({ user_id: id, name, request_id: asked, until: noted?.until });
  const until = Date.parse(noted?.until ?? '');
  expect(until).toBeGreaterThanOrEqual(before + 60_000);
  expect(until).toBeLessThanOrEqual(Date.now() + 60_000);
  expect(await end(asked)).toMatchObject({ status: 200, body: { done: true } });
  expect(await presenceOf(manager)).toBeUndefined();
});

test('a member writes one answer at a time, and the end of an earlier one changes nothing', async () => {
  await note(asked);
  await note(other);
  await end(asked);
  expect(await presenceOf(manager)).toMatchObject({ request_id: other });
  await end(other);
  await end(other);
  expect(await presenceOf(manager)).toBeUndefined();
});

test('nobody writes on a request that does not exist', async () => {
  expect((await note('nowhere')).status).toBe(404);
  expect(await presenceOf(manager)).toBeUndefined();
  expect((await note(asked)).status).toBe(200);
});

test('200 notices write no request', async () => {
  const before = await requests().doc(asked).get();
  for (let round = 0; round < 20; round++) {
    const replies = await Promise.all(Array.from({ length: 10 }, () => note(asked)));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
  }
  const after = await requests().doc(asked).get();
  expect(after.updateTime).toEqual(before.updateTime);
});

test('what a deleted person was writing goes with them', async () => {
  const leaver = await world.person('Site Manager', site);
  await leaver.call(`PUT /requests/${asked}/writing`);
  expect(await presenceOf(leaver)).toMatchObject({ request_id: asked });
  const administrator = await world.person('Administrator');
  await administrator.call(`DELETE /users/${leaver.user.id}`);
  expect(await presenceOf(leaver)).toBeUndefined();
});
