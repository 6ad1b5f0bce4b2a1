import type { Site, Study } from '@trialdesk/contract/entities/site';
import type { UserRole, UserView } from '@trialdesk/contract/replies/users';
import { accounts } from '../firebase/app.ts';
import { audit, requests, users } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';
import { invite, register } from '../testing/invited-person.ts';

const world = new ApiWorld();
let site: Site;
let study: Study;
let administrator: TestPerson;
let manager: TestPerson;

beforeAll(async () => {
  site = await world.site();
  study = await world.study();
  administrator = await world.person('Administrator');
  manager = await world.person('Site Manager', site);
});

afterAll(async () => {
  await forgetRequests(site.id);
  await world.end();
});

const nameOf = async (id: string) => (await users().doc(id).get()).data()?.name;

test('nobody renames themselves, so nobody signs as a colleague', async () => {
  const { name } = administrator.user;
  for (const person of [manager, await world.person('Clinical Researcher', site)]) {
    expect((await person.call('PUT /settings/name', { json: { name } })).status).toBe(404);
    expect((await person.call(`PATCH /users/${person.user.id}`, { json: { name } })).status).toBe(403);
    expect(await nameOf(person.user.id)).toBe(person.user.name);
  }
});

test('an Administrator renames a user, on record with both names, and requests keep the one they were asked under', async () => {
  const person = await world.person('Clinical Researcher', site);
  const { id, email, name } = person.user;
  const request = await askedRequest(person, { studyId: study.id });
  const reply = await administrator.call<UserView>(`PATCH /users/${id}`, { json: { name: '  Robin Reed ' } });
  expect(reply).toMatchObject({ status: 200, body: { id, email, name: 'Robin Reed', sites: [site.name] } });
  expect((await person.call<UserRole>(`GET /users/email/${email}/role`)).body.name).toBe('Robin Reed');
  expect((await accounts().getUser(id)).displayName).toBe('Robin Reed');
  expect((await requests().doc(request).get()).data()).toMatchObject({ requester_name: name });
  const onRecord = () => audit().where('target', '==', `users/${id}`).where('action', '==', 'user.renamed').get();
  expect((await onRecord()).docs.map((entry) => entry.data())).toMatchObject([
    { actor_id: administrator.user.id, before: { name }, after: { name: 'Robin Reed' } },
  ]);
  await administrator.call(`PATCH /users/${id}`, { json: { name: 'Robin Reed' } });
  expect((await onRecord()).size).toBe(1);
});

test('a change of name changes nothing else', async () => {
  const { user } = await world.person('Clinical Researcher', site);
  const more = { role: 'Administrator', site_ids: [], status: 'invited', id: manager.user.id };
  await administrator.call(`PATCH /users/${user.id}`, { json: { name: 'Robin Reed', ...more } });
  expect((await users().doc(user.id).get()).data()).toEqual({ ...user, name: 'Robin Reed' });
});

test('an invited person chooses the name at registration, and nobody before', async () => {
  const { id } = (await invite(world, administrator, {})).body;
  expect(await administrator.call(`PATCH /users/${id}`, { json: { name: 'Robin Reed' } })).toMatchObject({
    status: 409,
    body: { code: 'conflict' },
  });
  expect((await administrator.call('PATCH /users/nobody', { json: { name: 'Robin Reed' } })).status).toBe(404);
});

test.each([
  'TrialDesk',
  'trial desk',
  'TriaIDesk Support',
  'ТrіаlDеsk',
  'Tri\u0301aldesk',
  'Ｔｒｉａｌ Ｄｅｓｋ',
  'Tr1a1-Desk',
])('%p is the name of nobody', async (name) => {
  const { id } = (await invite(world, administrator, {})).body;
  const fields = { name: 'This name is reserved' };
  expect(await register(id, { name, password: 'Trial-demo-1' })).toMatchObject({ status: 400, body: { fields } });
  expect(await administrator.call(`PATCH /users/${manager.user.id}`, { json: { name } })).toMatchObject({
    status: 400,
    body: { fields },
  });
});
