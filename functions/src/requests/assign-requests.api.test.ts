import type { Site, Study } from '@trialdesk/contract/entities/site';
import { LIMITS } from '@trialdesk/contract/limits';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import { audit, requests, siteRequests, users } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest, forgetRequests } from '../testing/asked-request.ts';
import { eventually } from '../testing/eventually.ts';
import { findRequest } from './thread-repository.ts';

const EVALUATION = { answered: true, relevance: 5, tone: 4, citation_quality: 5 };

const world = new ApiWorld();
let site: Site;
let study: Study;
let researcher: TestPerson;
let marek: TestPerson;
let noor: TestPerson;
let administrator: TestPerson;

beforeAll(async () => {
  [site, study] = [await world.site(), await world.study()];
  researcher = await world.person('Clinical Researcher', site);
  [marek, noor] = [await world.person('Site Manager', site), await world.person('Site Manager', site)];
  administrator = await world.person('Administrator');
  world.later(() => forgetRequests(site.id));
});

afterAll(() => world.end());

const ask = () => askedRequest(researcher, { studyId: study.id });

const assigning = (take_over: boolean) => (by: TestPerson, request_ids: string[], owner: TestPerson | null) =>
  by.call<{ detail: string }>('POST /requests/assign', {
    json: { request_ids, owner_id: owner?.user.id ?? null, take_over },
  });

const assign = assigning(false);
const takeOver = assigning(true);

const ownerOf = async (id: string) => (await requests().doc(id).get()).data()?.owner_id;

const ownedBy = ({ user }: TestPerson) => ({ owner_id: user.id, owner_name: user.name });

const NOBODYS = { owner_id: null, owner_name: null };

/** Changes of the owner, oldest first. */
async function assignments(id: string) {
  const found = await audit().where('target', '==', `requests/${id}`).where('action', '==', 'request.assigned').get();
  return found.docs
    .map((doc) => doc.data())
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(({ actor_id, before, after, reason }) => ({ actor_id, before, after, reason }));
}

test('a new request is nobody’s; it is assigned to oneself, a colleague and nobody, each time on record', async () => {
  const id = await ask();
  const before = (await requests().doc(id).get()).data();
  expect(before).toMatchObject(NOBODYS);
  expect((await assign(marek, [id], marek)).status).toBe(200);
  expect((await assign(marek, [id], noor)).status).toBe(200);
  expect((await assign(noor, [id], noor)).status).toBe(200);
  expect((await requests().doc(id).get()).data()).toMatchObject({ ...ownedBy(noor), said_at: before?.said_at });
  expect((await assign(noor, [id], null)).status).toBe(200);
  const by = { actor_id: marek.user.id, reason: null };
  expect(await assignments(id)).toEqual([
    { ...by, before: NOBODYS, after: ownedBy(marek) },
    { ...by, before: ownedBy(marek), after: ownedBy(noor) },
    { ...by, actor_id: noor.user.id, before: ownedBy(noor), after: NOBODYS },
  ]);
  expect(JSON.stringify((await siteRequests().doc(id).get()).data())).not.toContain('owner');
});

test('what a colleague owns is taken only when that is said', async () => {
  const id = await ask();
  await assign(marek, [id], marek);
  const refused = await assign(noor, [id], noor);
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    `${marek.user.name} owns this request. Take it over, or leave it.`,
  ]);
  expect((await assign(noor, [id], null)).status).toBe(409);
  expect(await ownerOf(id)).toBe(marek.user.id);
  expect((await takeOver(noor, [id], noor)).status).toBe(200);
  expect(await ownerOf(id)).toBe(noor.user.id);
});

test('of two who take a request at the same moment one gets it', async () => {
  const id = await ask();
  const replies = await Promise.all([assign(marek, [id], marek), assign(noor, [id], noor)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await assignments(id)).toHaveLength(1);
});

test('all of several requests are assigned, or none', async () => {
  const [one, two] = [await ask(), await ask()];
  expect((await assign(marek, [one, two, one], noor)).status).toBe(200);
  expect([await ownerOf(one), await ownerOf(two)]).toEqual([noor.user.id, noor.user.id]);
  expect(await assignments(one)).toHaveLength(1);
  expect((await assign(noor, [one, 'nowhere'], null)).status).toBe(404);
  expect(await ownerOf(one)).toBe(noor.user.id);
  const many = Array.from({ length: LIMITS.assignedAtOnce + 1 }, (_, at) => `request-${at}`);
  expect(await assign(noor, many, noor)).toMatchObject({
    status: 400,
    body: { fields: { request_ids: `At most ${LIMITS.assignedAtOnce} requests can be assigned at once` } },
  });
  expect((await assign(noor, [], noor)).status).toBe(400);
});

test('only somebody who can answer owns a request, and a withdrawn one needs nobody', async () => {
  const id = await ask();
  expect(await assign(marek, [id], researcher)).toMatchObject({
    status: 400,
    body: { fields: { owner_id: 'This person cannot answer requests.' } },
  });
  const nowhere = { json: { request_ids: [id], owner_id: 'nowhere', take_over: false } };
  expect((await marek.call('POST /requests/assign', nowhere)).status).toBe(400);
  const query = (await findRequest(EVERYWHERE, id))?.queries[0]?.id ?? '';
  await researcher.call(`PUT /requests/${id}/queries/${query}/withdrawal`, { json: { reason: 'Found it.' } });
  expect((await assign(marek, [id], marek)).status).toBe(409);
  expect(await ownerOf(id)).toBeNull();
});

test('who writes on a request of nobody takes it; who writes on a colleague’s does not', async () => {
  const [edited, sent] = [await ask(), await ask()];
  await marek.call(`POST /submit-response/${edited}`, { json: { final_answer: 'Within three days.' } });
  expect(await ownerOf(edited)).toBe(marek.user.id);
  await noor.call(`POST /submit-response/${edited}`, { json: { final_answer: 'Within two days.' } });
  expect(await ownerOf(edited)).toBe(marek.user.id);
  expect(await assignments(edited)).toHaveLength(1);
  const json = { status: 'completed', final_answer: 'Yes.', evaluation: EVALUATION };
  await noor.call(`POST /submit-response/${sent}`, { json });
  expect(await ownerOf(sent)).toBe(noor.user.id);
  await researcher.call(`POST /requests/${sent}/queries`, { json: { question: 'And now?' } });
  expect((await requests().doc(sent).get()).data()).toMatchObject({ status: 'processing', ...ownedBy(noor) });
});

test('requests of a deleted user are released, on record, and others stay', async () => {
  const leaver = await world.person('Site Manager', site);
  const [one, two, other] = [await ask(), await ask(), await ask()];
  await assign(leaver, [one, two], leaver);
  await assign(marek, [other], marek);
  await administrator.call(`DELETE /users/${leaver.user.id}`);
  for (const id of [one, two]) await eventually(requests().doc(id), ({ owner_id }) => owner_id === null);
  expect((await assignments(one)).at(-1)).toEqual({
    actor_id: 'system',
    before: ownedBy(leaver),
    after: NOBODYS,
    reason: 'The owner can no longer answer this request.',
  });
  expect(await ownerOf(other)).toBe(marek.user.id);
});

test('an owner who can no longer answer loses the requests; a renamed one is shown with the new name', async () => {
  const person = await world.person('Site Manager', site);
  const id = await ask();
  await assign(person, [id], person);
  await administrator.call(`PATCH /users/${person.user.id}`, { json: { name: 'Ines Keller' } });
  await eventually(requests().doc(id), ({ owner_name }) => owner_name === 'Ines Keller');
  expect(await assignments(id)).toHaveLength(1);
  await users().doc(person.user.id).update({ role: 'Clinical Researcher' });
  await eventually(requests().doc(id), ({ owner_id }) => owner_id === null);
});
