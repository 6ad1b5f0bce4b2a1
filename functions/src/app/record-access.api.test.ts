import type { Site } from '@trialdesk/contract/entities/site';
import { audit, documents } from '../firebase/collections.ts';
import { ApiWorld, signIn, TestPerson } from '../testing/api-world.ts';
import { recordSignIn } from './record-access.ts';
import { makePages } from '../testing/make-pages.ts';
import { upload } from '../testing/uploaded-protocol.ts';

const world = new ApiWorld();
let site: Site;
let researcher: TestPerson;
let manager: TestPerson;
let administrator: TestPerson;

beforeAll(async () => {
  site = await world.site();
  researcher = await world.person('Clinical Researcher', site);
  manager = await world.person('Site Manager', site);
  administrator = await world.person('Administrator');
});

afterAll(() => world.end());

async function entriesBy(person: TestPerson, action: string) {
  const found = await audit().where('actor_id', '==', person.user.id).where('action', '==', action).get();
  return found.docs.map((doc) => doc.data());
}

test('a sign-in is recorded once, whatever is called after it', async () => {
  await Promise.all([1, 2, 3].map(() => researcher.call('GET /get-requests')));
  await researcher.call('GET /studies');
  expect(await entriesBy(researcher, 'user.signed_in')).toMatchObject([
    { target: `users/${researcher.user.id}`, actor_role: 'Clinical Researcher', before: null },
  ]);
  // Tokens have their times in seconds.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const again = new TestPerson(researcher.user, await signIn(researcher.user.email));
  await again.call('GET /studies');
  expect(await entriesBy(researcher, 'user.signed_in')).toHaveLength(2);
});

test('a sign-in that could not be recorded is recorded with the next call', async () => {
  const signedInAt = '2031-01-01T00:00:00.000Z';
  const recordedAt = async () => (await entriesBy(manager, 'user.signed_in')).map(({ after }) => after);
  // More than a document of the database can hold.
  await recordSignIn({ member: { ...manager.user, name: 'x'.repeat(2 ** 21) }, signedInAt });
  expect(await recordedAt()).not.toContainEqual({ signed_in_at: signedInAt });
  await recordSignIn({ member: manager.user, signedInAt });
  expect(await recordedAt()).toContainEqual({ signed_in_at: signedInAt });
});

test('a refusal is recorded with what was asked for, once an hour', async () => {
  for (let times = 0; times < 3; times += 1) expect((await researcher.call('GET /audit')).status).toBe(403);
  expect(await entriesBy(researcher, 'access.refused')).toMatchObject([
    { after: { operation: 'listAudit', path: '/api/v1/audit' } },
  ]);
  expect((await researcher.call('GET /users')).status).toBe(403);
  expect(await entriesBy(researcher, 'access.refused')).toHaveLength(2);
  expect((await manager.call('GET /studies')).status).toBe(200);
  expect(await entriesBy(manager, 'access.refused')).toEqual([]);
});

test('opening a document is recorded, and why it was archived', async () => {
  const bytes = await makePages([['A protocol of one page, invented for a test.']]);
  const { id } = (await upload(world, manager, { name: 'Opened.pdf', bytes })).body;
  for (let times = 0; times < 2; times += 1) await manager.call(`GET /documents/${id}/url`);
  expect(await entriesBy(manager, 'document.opened')).toMatchObject([
    { target: `documents/${id}`, after: { name: 'Opened.pdf', version: 1 }, reason: null },
  ]);
  const reason = 'Superseded by amendment 2';
  await manager.call(`PATCH /documents/${id}/status`, { json: { status: 'archived', reason } });
  expect((await documents().doc(id).get()).data()?.document_status).toBe('archived');
  expect(await entriesBy(manager, 'document.status_changed')).toMatchObject([{ reason }]);
});

test('why a user was deleted is recorded', async () => {
  const leaver = await world.person('Clinical Researcher', site);
  const reason = 'Left the site';
  const { status } = await administrator.call(
    `DELETE /users/${leaver.user.id}?${new URLSearchParams({ reason }).toString()}`,
  );
  expect(status).toBe(200);
  expect(await entriesBy(administrator, 'user.deleted')).toMatchObject([{ reason }]);
});
