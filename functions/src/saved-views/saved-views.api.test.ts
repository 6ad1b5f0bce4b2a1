import { randomUUID } from 'node:crypto';
import { LIMITS } from '@trialdesk/contract/limits';
import { IDEMPOTENCY_HEADER } from '@trialdesk/contract/paths';
import type { SavedViewReply } from '@trialdesk/contract/replies/saved-views';
import { audit, savedViews } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';

const PATH = '/saved-views';
const QUERY = { view: 'list', scope: 'all', owner: 'nobody', due: 'today' };

const world = new ApiWorld();
let administrator: TestPerson;
let manager: TestPerson;
let colleague: TestPerson;
let researcher: TestPerson;

beforeAll(async () => {
  const site = await world.site();
  administrator = await world.person('Administrator');
  manager = await world.person('Site Manager', site);
  colleague = await world.person('Site Manager', site);
  researcher = await world.person('Clinical Researcher', site);
});

afterAll(() => world.end());

/** Names are unique, and other tests share views too. */
const personal = (name = `Mine ${randomUUID()}`) => ({ name, query: QUERY, is_shared: false });
const shared = (name = `Ours ${randomUUID()}`) => ({ name, query: QUERY, is_shared: true });

async function create(who: TestPerson, json: object, headers: Record<string, string> = {}) {
  const reply = await who.call<SavedViewReply>(`POST ${PATH}`, { json, headers });
  if (reply.status === 200) world.later(() => savedViews().doc(reply.body.id).delete());
  return reply;
}

const change = (who: TestPerson, id: string, json: object) => who.call<SavedViewReply>(`PUT ${PATH}/${id}`, { json });

const remove = (who: TestPerson, id: string) => who.call(`DELETE ${PATH}/${id}`);

const stored = async (id: string) => (await savedViews().doc(id).get()).data();

async function trailOf(id: string) {
  const found = await audit().where('target', '==', `saved_views/${id}`).get();
  return found.docs.map((doc) => doc.data()).sort((a, b) => (a.at < b.at ? -1 : 1));
}

test('a personal view is its owner’s alone, also for Administrators', async () => {
  const view = personal();
  const { status, body } = await create(manager, view);
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...view, version: 0, changed_by: { id: manager.user.id } });
  expect(await stored(body.id)).toMatchObject({ query: QUERY, owner_id: manager.user.id });
  for (const other of [colleague, administrator]) {
    expect((await change(other, body.id, personal())).status).toBe(404);
    expect((await remove(other, body.id)).status).toBe(404);
  }
  const query = { view: 'cards', scope: 'mine', q: 'late' };
  expect(await change(manager, body.id, { ...view, query, version: 0 })).toMatchObject({
    status: 200,
    body: { name: view.name, query, version: 1 },
  });
  expect((await stored(body.id))?.query).toEqual(query);
  expect((await remove(manager, body.id)).status).toBe(200);
  expect((await remove(manager, body.id)).status).toBe(404);
});

test('the whole research team has a shared view, and Administrators alone change it', async () => {
  const view = shared();
  expect(await create(manager, view)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  const { status, body } = await create(administrator, view);
  expect(status).toBe(200);
  expect((await stored(body.id))?.owner_id).toBeNull();
  expect((await change(manager, body.id, shared())).status).toBe(403);
  expect((await remove(manager, body.id)).status).toBe(403);
  expect((await create(researcher, personal())).status).toBe(403);

  const renamed = shared();
  expect((await change(administrator, body.id, { ...renamed, version: 0 })).status).toBe(200);
  expect(await change(administrator, body.id, { ...shared(), version: 0 })).toMatchObject({
    status: 409,
    body: { code: 'stale_version' },
  });
  expect((await trailOf(body.id)).at(-1)).toMatchObject({
    action: 'saved_view.changed',
    actor_id: administrator.user.id,
    before: { name: view.name, query: QUERY },
    after: { name: renamed.name, query: QUERY },
  });
  expect((await remove(administrator, body.id)).status).toBe(200);
});

test('an Administrator shares a view and takes it back; a Site Manager cannot', async () => {
  const { body: theirs } = await create(manager, personal());
  expect((await change(manager, theirs.id, shared())).status).toBe(403);
  const { body } = await create(administrator, personal());
  expect((await change(administrator, body.id, shared())).status).toBe(200);
  expect((await stored(body.id))?.owner_id).toBeNull();
  expect((await change(administrator, body.id, personal())).status).toBe(200);
  expect((await stored(body.id))?.owner_id).toBe(administrator.user.id);
});

test('what a personal view is called is not on the audit trail, which Administrators read', async () => {
  const { body } = await create(manager, personal());
  await change(manager, body.id, personal());
  await remove(manager, body.id);
  expect((await trailOf(body.id)).map(({ action, before, after }) => [action, before, after])).toEqual([
    ['saved_view.created', null, { is_shared: false }],
    ['saved_view.changed', { is_shared: false }, { is_shared: false }],
    ['saved_view.deleted', { is_shared: false }, null],
  ]);
});

test('a name is used once by one owner, whatever the case, and freely by another', async () => {
  const name = `Due Today ${randomUUID()}`;
  const taken = { status: 409, body: { code: 'conflict', fields: { name: 'This name is taken' } } };
  const { body: first } = await create(administrator, personal(name));
  expect(await create(administrator, personal(name.toUpperCase()))).toMatchObject(taken);
  expect((await create(manager, personal(name))).status).toBe(200);
  expect((await create(administrator, shared(name))).status).toBe(200);
  const { body: second } = await create(administrator, personal());
  expect(await change(administrator, second.id, personal(name.toLowerCase()))).toMatchObject(taken);
  expect(await change(administrator, first.id, shared(name))).toMatchObject(taken);
  expect((await change(administrator, first.id, personal(name.toLowerCase()))).status).toBe(200);
});

test('of two that are saved at once under one name, one is', async () => {
  const name = `At once ${randomUUID()}`;
  const replies = await Promise.all([create(manager, personal(name)), create(manager, personal(name))]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('the same again changes nothing and is not on record twice', async () => {
  const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
  const view = personal();
  const first = await create(manager, view, headers);
  expect((await create(manager, view, headers)).body).toEqual(first.body);
  expect((await change(manager, first.body.id, { ...view, version: 0 })).body).toEqual(first.body);
  expect(await trailOf(first.body.id)).toHaveLength(1);
});

test('what the dashboard does not know is refused, and nothing is stored', async () => {
  const view = { ...personal(), query: { ...QUERY, url: 'https://example.com' } };
  expect(await create(manager, view)).toMatchObject({
    status: 400,
    body: { code: 'bad_input', fields: { query: 'The view has a part that is not known' } },
  });
  expect((await savedViews().where('name', '==', view.name).count().get()).data().count).toBe(0);
});

test('a person has so many and no more; with the person they are deleted, and shared ones stay', async () => {
  const owner = await world.person('Site Manager', await world.site());
  const { body: first } = await create(owner, personal());
  const { is_shared, ...rest } = first;
  expect(is_shared).toBe(false);
  const writing = savedViews().firestore.bulkWriter();
  for (let at = 1; at < LIMITS.savedViews.personal; at++) {
    const id = `${first.id}${at}`;
    void writing.set(savedViews().doc(id), { ...rest, id, name: `View ${at}`, owner_id: owner.user.id });
  }
  await writing.close();
  expect(await create(owner, personal())).toMatchObject({
    status: 409,
    body: { detail: 'You have 50 saved views already. Delete one first.' },
  });
  expect((await remove(owner, first.id)).status).toBe(200);
  expect((await create(owner, personal())).status).toBe(200);

  const { body: kept } = await create(administrator, shared());
  expect((await administrator.call(`DELETE /users/${owner.user.id}`)).status).toBe(200);
  expect((await savedViews().where('owner_id', '==', owner.user.id).count().get()).data().count).toBe(0);
  expect((await stored(kept.id))?.name).toBe(kept.name);
});
