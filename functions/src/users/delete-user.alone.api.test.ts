import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithCustomToken } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  getDocFromServer,
  getFirestore,
  setLogLevel,
  terminate,
} from 'firebase/firestore';
import type { Site } from '@trialdesk/contract/entities/site';
import { accounts } from '../firebase/app.ts';
import { audit, requests, users } from '../firebase/collections.ts';
import { ApiWorld, signIn, type TestPerson } from '../testing/api-world.ts';
import { authOrigin, firestoreAddress } from '../testing/addresses.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';
import { invite, register } from '../testing/invited-person.ts';
import { removeUser } from './user-repository.ts';

const world = new ApiWorld();
let site: Site;
let administrator: TestPerson;

beforeAll(async () => {
  site = await world.site();
  administrator = await world.person('Administrator');
});

afterAll(() => world.end());

test('a deleted user is out at once, with a token that is still good, in the API and in the rules', async () => {
  setLogLevel('silent');
  const leaver = await world.person('Site Manager', site);
  const app = initializeApp({ projectId: 'demo-trialdesk', apiKey: 'demo' }, 'leaver');
  connectAuthEmulator(getAuth(app), authOrigin(), { disableWarnings: true });
  await signInWithCustomToken(getAuth(app), await accounts().createCustomToken(leaver.user.id));
  const client = getFirestore(app);
  const { host, port } = firestoreAddress();
  connectFirestoreEmulator(client, host, port);
  const readSite = () => getDocFromServer(doc(client, `sites/${site.id}`));
  expect((await readSite()).exists()).toBe(true);
  expect((await leaver.call('GET /sites')).status).toBe(200);

  expect((await administrator.call(`DELETE /users/${leaver.user.id}`)).status).toBe(200);

  await expect(readSite()).rejects.toMatchObject({ code: 'permission-denied' });
  expect((await leaver.call('GET /sites')).status).toBe(401);
  await expect(signIn(leaver.user.email)).rejects.toThrow('cannot sign in');
  expect(await accounts().getUser(leaver.user.id)).toMatchObject({ disabled: true });
  await terminate(client);
});

test('a user without a record has no access even while the account is open', async () => {
  const leaver = await world.person('Site Manager', site);
  await users().doc(leaver.user.id).delete();
  expect(await leaver.call('GET /sites')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});

test('what a deleted user asked stays, with their name', async () => {
  const study = await world.study();
  const researcher = await world.person('Clinical Researcher', site);
  world.later(() => forgetRequests(site.id));
  const id = await askedRequest(researcher, { studyId: study.id });
  await administrator.call(`DELETE /users/${researcher.user.id}`);
  expect((await requests().doc(id).get()).data()).toMatchObject({ requester_name: researcher.user.name });
});

test('a deletion is on record with who did it and whom', async () => {
  const leaver = await world.person('Clinical Researcher', site);
  await administrator.call(`DELETE /users/${leaver.user.id}`);
  const entries = await audit().where('target', '==', `users/${leaver.user.id}`).get();
  expect(entries.docs.map((entry) => entry.data())).toMatchObject([
    {
      action: 'user.deleted',
      actor_id: administrator.user.id,
      actor_role: 'Administrator',
      before: { email: leaver.user.email, role: 'Clinical Researcher' },
      after: null,
    },
  ]);
});

test('a deletion that was cut short before the account was closed is made up for', async () => {
  const leaver = await world.person('Clinical Researcher', site);
  await users().doc(leaver.user.id).delete();
  expect((await administrator.call(`DELETE /users/${leaver.user.id}`)).status).toBe(200);
  expect(await accounts().getUser(leaver.user.id)).toMatchObject({ disabled: true });
  expect((await administrator.call(`DELETE /users/${leaver.user.id}`)).status).toBe(404);
});

test('an invitation that was accepted meanwhile is not revoked, and one that was not is', async () => {
  const { id } = (await invite(world, administrator, {})).body;
  await register(id);
  expect(await administrator.call(`DELETE /users/${id}?status=invited`)).toMatchObject({
    status: 409,
    body: { code: 'conflict', detail: 'This person has registered meanwhile and has access now. Nothing was deleted.' },
  });
  expect((await users().doc(id).get()).data()).toMatchObject({ status: 'active' });
  expect(await accounts().getUser(id)).toMatchObject({ disabled: false });

  const open = (await invite(world, administrator, {})).body.id;
  expect((await administrator.call(`DELETE /users/${open}?status=active`)).status).toBe(409);
  expect((await administrator.call(`DELETE /users/${open}?status=invited`)).status).toBe(200);
  expect((await users().doc(open).get()).exists).toBe(false);
});

test('a deletion without an expected status deletes any user', async () => {
  const leaver = await world.person('Clinical Researcher', site);
  expect((await administrator.call(`DELETE /users/${leaver.user.id}`)).status).toBe(200);
});

test('nobody deletes themselves, and another Administrator can', async () => {
  const other = await world.person('Administrator');
  expect(await other.call(`DELETE /users/${other.user.id}`)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect((await other.call('GET /users')).status).toBe(200);
  expect((await administrator.call(`DELETE /users/${other.user.id}`)).status).toBe(200);
});

test('of Administrators who delete each other at the same moment one is left', async () => {
  const [one, two] = [await world.person('Administrator'), await world.person('Administrator')];
  const others = await users().where('role', '==', 'Administrator').where('status', '==', 'active').get();
  const aside = others.docs.filter(({ id }) => id !== one.user.id && id !== two.user.id);
  await Promise.all(aside.map(({ ref }) => ref.update({ status: 'invited' })));
  try {
    const at = new Date().toISOString();
    const outcomes = await Promise.all([
      removeUser(two.user.id, { actor: one.user, at }),
      removeUser(one.user.id, { actor: two.user, at }),
    ]);
    expect(outcomes.sort()).toEqual(['last_administrator', 'removed']);
  } finally {
    await Promise.all(aside.map(({ ref }) => ref.update({ status: 'active' })));
  }
});
