import type { Site } from '@trialdesk/contract/entities/site';
import { requests, seenRequests } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';

const world = new ApiWorld();
let site: Site;
let manager: TestPerson;
let colleague: TestPerson;
let requestId: string;

beforeAll(async () => {
  site = await world.site();
  const study = await world.study();
  manager = await world.person('Site Manager', site);
  colleague = await world.person('Administrator');
  const researcher = await world.person('Clinical Researcher', site);
  world.later(() => forgetRequests(site.id));
  requestId = await askedRequest(researcher, { studyId: study.id });
});

afterAll(() => world.end());

const seenBy = async ({ user }: TestPerson) => (await seenRequests().doc(user.id).get()).data()?.seen ?? {};

test('a member has seen the newest question, and nobody else has', async () => {
  const before = (await requests().doc(requestId).get()).data();
  expect(await manager.call(`PUT /requests/${requestId}/seen`)).toMatchObject({ status: 200, body: { done: true } });
  await manager.call(`PUT /requests/${requestId}/seen`);
  expect(await seenBy(manager)).toEqual({ [requestId]: before?.asked_at });
  expect(await seenBy(colleague)).toEqual({});
  expect((await requests().doc(requestId).get()).data()).toMatchObject({ asked_at: before?.asked_at });
});

test('a request that does not exist cannot be seen', async () => {
  expect((await manager.call('PUT /requests/nowhere/seen')).status).toBe(404);
  expect(await seenBy(manager)).not.toHaveProperty('nowhere');
});

test('what a deleted person has seen goes with them', async () => {
  const leaver = await world.person('Site Manager', site);
  await leaver.call(`PUT /requests/${requestId}/seen`);
  expect(Object.keys(await seenBy(leaver))).toEqual([requestId]);
  await colleague.call(`DELETE /users/${leaver.user.id}`);
  expect(await seenBy(leaver)).toEqual({});
});
