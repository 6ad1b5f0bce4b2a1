import type { ReadMarks } from '@trialdesk/contract/entities/read-marks';
import { readMarks, users } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { invite, register } from '../testing/invited-person.ts';

const world = new ApiWorld();
let researcher: TestPerson;

const at = (day: number) => `2026-03-0${day}T09:00:00.000Z`;

async function stored({ user }: TestPerson): Promise<ReadMarks | undefined> {
  return (await readMarks().doc(user.id).get()).data();
}

beforeAll(async () => {
  researcher = await world.person('Clinical Researcher', await world.site());
  await users()
    .doc(researcher.user.id)
    .update({ created_at: at(1) });
  world.later(() => readMarks().doc(researcher.user.id).delete());
});

afterAll(() => world.end());

const put = (json: object) => researcher.call('PUT /read-marks', { json: json });

test('what was answered before someone was invited is read', async () => {
  const reply = await put({ read: [{ request_id: 'late', answered_at: at(3) }] });
  expect(reply.status).toBe(200);
  expect(await stored(researcher)).toEqual({ until: at(1), read: { late: at(3) } });
});

test('marks add up, whatever their order, and as often as they come', async () => {
  await put({ read: [{ request_id: 'late', answered_at: at(2) }] });
  await put({ read: [{ request_id: 'later', answered_at: at(5) }] });
  await put({ until: at(4), read: [] });
  await put({ until: at(2) });
  expect(await stored(researcher)).toEqual({ until: at(4), read: { later: at(5) } });
});

test('what is still to come cannot be read ahead', async () => {
  const before = new Date().toISOString();
  await put({ read: [{ request_id: 'coming', answered_at: '2999-01-01T00:00:00.000Z' }] });
  const marks = await stored(researcher);
  expect((marks?.read.coming ?? '') >= before).toBe(true);
  expect((marks?.read.coming ?? '') <= new Date().toISOString()).toBe(true);
});

test.each([
  ['a moment that is none', { until: 'yesterday' }],
  ['a request that has no id', { read: [{ answered_at: at(3) }] }],
  ['an id that no record has', { read: [{ request_id: 'a/b', answered_at: at(3) }] }],
])('refuses %s', async (_, body) => {
  expect((await put(body)).status).toBe(400);
});

test('someone who joins has read what was answered before, and leaves no marks behind', async () => {
  const administrator = await world.person('Administrator');
  const { body } = await invite(world, administrator, {});
  const joined = new Date().toISOString();
  await register(body.id);
  const marks = (await readMarks().doc(body.id).get()).data();
  expect((marks?.until ?? '') >= joined).toBe(true);
  await administrator.call(`DELETE /users/${body.id}`);
  expect((await readMarks().doc(body.id).get()).exists).toBe(false);
});
