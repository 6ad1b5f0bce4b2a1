import { randomUUID } from 'node:crypto';
import type { Site } from '@trialdesk/contract/entities/site';
import { LIMITS } from '@trialdesk/contract/limits';
import { IDEMPOTENCY_HEADER } from '@trialdesk/contract/paths';
import type { SavedReplyView } from '@trialdesk/contract/replies/saved-replies';
import { audit, savedReplies } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';

const PATH = '/saved-replies';
const PERSONAL = { title: 'Out of window', text: 'Dear {{requester}}, a private aside.', is_shared: false };
const SHARED = { ...PERSONAL, title: 'Amendment', text: 'See the amendment of {{study}}.', is_shared: true };

const world = new ApiWorld();
let administrator: TestPerson;
let manager: TestPerson;
let colleague: TestPerson;
let researcher: TestPerson;
let site: Site;

beforeAll(async () => {
  site = await world.site();
  administrator = await world.person('Administrator');
  manager = await world.person('Site Manager', site);
  colleague = await world.person('Site Manager', site);
  researcher = await world.person('Clinical Researcher', site);
});

afterAll(() => world.end());

async function create(who: TestPerson, json: object, headers: Record<string, string> = {}) {
  const reply = await who.call<SavedReplyView>(`POST ${PATH}`, { json, headers });
  if (reply.status === 200) world.later(() => savedReplies().doc(reply.body.id).delete());
  return reply;
}

const change = (who: TestPerson, id: string, json: object) => who.call<SavedReplyView>(`PUT ${PATH}/${id}`, { json });
const remove = (who: TestPerson, id: string) => who.call(`DELETE ${PATH}/${id}`);

async function idsOf(who: TestPerson): Promise<string[]> {
  return (await who.call<SavedReplyView[]>(`GET ${PATH}`)).body.map(({ id }) => id);
}

async function trailOf(id: string) {
  const found = await audit().where('target', '==', `saved_replies/${id}`).get();
  return found.docs.map((doc) => doc.data()).sort((a, b) => (a.at < b.at ? -1 : 1));
}

test('a personal reply is its owner’s alone, also for Administrators', async () => {
  const { status, body } = await create(manager, PERSONAL);
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...PERSONAL, version: 0, changed_by: { id: manager.user.id } });
  expect(await idsOf(manager)).toContain(body.id);
  for (const other of [colleague, administrator]) {
    expect(await idsOf(other)).not.toContain(body.id);
    expect((await change(other, body.id, PERSONAL)).status).toBe(404);
    expect((await remove(other, body.id)).status).toBe(404);
  }
  expect(await change(manager, body.id, { ...PERSONAL, text: 'Other words.', version: 0 })).toMatchObject({
    status: 200,
    body: { text: 'Other words.', version: 1 },
  });
  expect((await remove(manager, body.id)).status).toBe(200);
  expect(await idsOf(manager)).not.toContain(body.id);
  expect((await remove(manager, body.id)).status).toBe(404);
});

test('what a personal reply says is not on the audit trail, which Administrators read', async () => {
  const { body } = await create(manager, PERSONAL);
  await change(manager, body.id, { ...PERSONAL, title: 'Another' });
  await remove(manager, body.id);
  const trail = await trailOf(body.id);
  expect(trail.map(({ action }) => action)).toEqual([
    'saved_reply.created',
    'saved_reply.changed',
    'saved_reply.deleted',
  ]);
  expect(trail.map(({ before, after }) => [before, after])).toEqual([
    [null, { is_shared: false }],
    [{ is_shared: false }, { is_shared: false }],
    [{ is_shared: false }, null],
  ]);
});

test('the whole research team has a shared reply, and Administrators alone change it', async () => {
  expect(await create(manager, SHARED)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  const { status, body } = await create(administrator, SHARED);
  expect(status).toBe(200);
  for (const member of [administrator, manager, colleague]) expect(await idsOf(member)).toContain(body.id);
  expect((await change(manager, body.id, { ...SHARED, text: 'Mine.' })).status).toBe(403);
  expect((await remove(manager, body.id)).status).toBe(403);
  expect((await researcher.call(`GET ${PATH}`)).status).toBe(403);
  expect((await create(researcher, PERSONAL)).status).toBe(403);

  expect((await change(administrator, body.id, { ...SHARED, text: 'Newer.', version: 0 })).status).toBe(200);
  expect(await change(administrator, body.id, { ...SHARED, text: 'Older.', version: 0 })).toMatchObject({
    status: 409,
    body: { code: 'stale_version' },
  });
  expect((await trailOf(body.id)).at(-1)).toMatchObject({
    action: 'saved_reply.changed',
    actor_id: administrator.user.id,
    before: { title: SHARED.title, text: SHARED.text },
    after: { title: SHARED.title, text: 'Newer.' },
  });
});

test('an Administrator shares a reply and takes it back; a Site Manager cannot', async () => {
  const { body: theirs } = await create(manager, PERSONAL);
  expect((await change(manager, theirs.id, { ...PERSONAL, is_shared: true })).status).toBe(403);
  const { body } = await create(administrator, PERSONAL);
  expect((await change(administrator, body.id, { ...PERSONAL, is_shared: true })).status).toBe(200);
  expect(await idsOf(manager)).toContain(body.id);
  expect((await change(administrator, body.id, PERSONAL)).status).toBe(200);
  expect(await idsOf(manager)).not.toContain(body.id);
});

test('the same again changes nothing and is not on record twice', async () => {
  const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
  const first = await create(manager, PERSONAL, headers);
  expect((await create(manager, PERSONAL, headers)).body).toEqual(first.body);
  expect((await change(manager, first.body.id, { ...PERSONAL, version: 0 })).body).toEqual(first.body);
  expect(await trailOf(first.body.id)).toHaveLength(1);
  expect((await create(manager, { ...PERSONAL, title: 'Another' }, headers)).status).toBe(422);
});

test('numbers that would cite are refused, and nothing is stored', async () => {
  const before = await idsOf(manager);
  expect(await create(manager, { ...PERSONAL, text: 'Within three days [1].' })).toMatchObject({
    status: 400,
    body: { code: 'bad_input', fields: { text: expect.stringContaining('square brackets') as string } },
  });
  expect(await idsOf(manager)).toEqual(before);
});

test('a person has so many and no more, and room again once one is deleted', async () => {
  const owner = await world.person('Site Manager', await world.site());
  const { body: first } = await create(owner, PERSONAL);
  const { is_shared, ...stored } = first;
  expect(is_shared).toBe(false);
  const writing = savedReplies().firestore.bulkWriter();
  for (let at = 1; at < LIMITS.savedReplies.personal; at++) {
    const id = `${first.id}${at}`;
    void writing.set(savedReplies().doc(id), { ...stored, id, owner_id: owner.user.id });
  }
  await writing.close();
  expect(await create(owner, PERSONAL)).toMatchObject({
    status: 409,
    body: { detail: 'You have 200 saved replies already. Delete one first.' },
  });
  expect((await remove(owner, first.id)).status).toBe(200);
  expect((await create(owner, PERSONAL)).status).toBe(200);

  const { body: shared } = await create(administrator, SHARED);
  expect((await administrator.call(`DELETE /users/${owner.user.id}`)).status).toBe(200);
  expect((await savedReplies().where('owner_id', '==', owner.user.id).count().get()).data().count).toBe(0);
  expect((await savedReplies().doc(shared.id).get()).exists).toBe(true);
});

test('a response with a placeholder can be saved, and sent once it is filled in', async () => {
  world.later(() => forgetRequests(site.id));
  const id = await askedRequest(researcher, { studyId: (await world.study()).id });
  const respond = (final_answer: string, more: object = {}) =>
    manager.call(`POST /submit-response/${id}`, { json: { final_answer, ...more } });
  const send = {
    status: 'completed',
    evaluation: { answered: true, relevance: 5, tone: 4, citation_quality: 5 },
  };
  expect((await respond('On {{visit date}}.')).status).toBe(200);
  expect(await respond('On {{visit date}}.', send)).toMatchObject({
    status: 400,
    body: { fields: { final_answer: 'Fill in or remove {{visit date}} before sending.' } },
  });
  expect((await respond('On Monday.', send)).status).toBe(200);
});
