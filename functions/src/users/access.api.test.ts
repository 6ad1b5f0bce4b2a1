import type { AuditEntry } from '@trialdesk/contract/entities/audit-entry';
import type { Site, Study } from '@trialdesk/contract/entities/site';
import type { InvitationLookup, UserView } from '@trialdesk/contract/replies/users';
import { audit, users } from '../firebase/collections.ts';
import { ApiWorld, type TestPerson } from '../testing/api-world.ts';
import { askedRequest } from '../testing/asked-request.ts';
import { invite } from '../testing/invited-person.ts';
import { studyAtSite } from '../testing/study-at-site.ts';

const world = new ApiWorld();
let site: Site;
let elsewhere: Site;
let study: Study;
let administrator: TestPerson;
let researcher: TestPerson;

beforeAll(async () => {
  ({ site, study, researcher } = await studyAtSite(world));
  elsewhere = await world.site();
  administrator = await world.person('Administrator');
});

afterAll(() => world.end());

const change = (id: string, json: object, person = administrator) =>
  person.call<UserView & { code: string; fields: object }>(`PUT /users/${id}/access`, { json });
const changesOf = async (id: string): Promise<AuditEntry[]> => {
  const found = await audit().where('target', '==', `users/${id}`).where('action', '==', 'user.access_changed').get();
  return found.docs.map((entry) => entry.data());
};

test('what a person may read and do changes with their sites, on record with the reason', async () => {
  const request = await askedRequest(researcher, { studyId: study.id });
  const { user } = researcher;
  const json = { role: 'Clinical Researcher', site_ids: [elsewhere.id], study_ids: [], reason: 'Moved' };
  expect((await researcher.call(`GET /get-request/${request}`)).status).toBe(200);
  const reply = await change(user.id, json);
  expect(reply).toMatchObject({ status: 200, body: { site_ids: [elsewhere.id], sites: [elsewhere.name] } });
  expect((await researcher.call(`GET /get-request/${request}`)).status).toBe(403);
  await change(user.id, json);
  const [entry, ...others] = await changesOf(user.id);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    actor_id: administrator.user.id,
    reason: 'Moved',
    before: { role: 'Clinical Researcher', site_ids: [site.id], study_ids: [] },
    after: { role: 'Clinical Researcher', site_ids: [elsewhere.id], study_ids: [] },
  });
  await change(user.id, { ...json, site_ids: [site.id] });
  expect((await researcher.call(`GET /get-request/${request}`)).status).toBe(200);
});

test('a researcher becomes a Site Manager, and an Administrator without sites', async () => {
  const person = await world.person('Clinical Researcher', site);
  expect((await person.call('GET /sites/contacts')).status).toBe(403);
  await change(person.user.id, { role: 'Site Manager', site_ids: [site.id], study_ids: [study.id] });
  expect((await person.call('GET /sites/contacts')).status).toBe(200);
  await change(person.user.id, { role: 'Administrator', site_ids: [site.id], study_ids: [study.id] });
  expect((await users().doc(person.user.id).get()).data()).toMatchObject({ site_ids: [], study_ids: [] });
  expect((await person.call('GET /users')).status).toBe(200);
});

test('a Site Manager has a site, and sites and studies exist', async () => {
  const { id } = researcher.user;
  for (const [json, field] of [
    [{ role: 'Site Manager', site_ids: [] }, 'site_ids'],
    [{ role: 'Clinical Researcher', site_ids: ['nowhere'] }, 'site_ids'],
    [{ role: 'Clinical Researcher', study_ids: ['nothing'] }, 'study_ids'],
    [{ site_ids: [site.id] }, 'role'],
  ] as const) {
    const { status, body } = await change(id, json);
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: [field] });
  }
  expect((await users().doc(id).get()).data()).toMatchObject({ role: 'Clinical Researcher', site_ids: [site.id] });
});

test('an invitation is for what was changed last', async () => {
  const { id } = (await invite(world, administrator, {})).body;
  await change(id, { role: 'Site Manager', site_ids: [elsewhere.id] });
  const { body } = await administrator.call<InvitationLookup>(`GET /users/${id}/invitation`);
  expect(body.invitation).toMatchObject({ role: 'Site Manager', sites: [elsewhere.name] });
});

test('nobody changes their own access, and somebody unknown has none', async () => {
  const json = { role: 'Clinical Researcher', site_ids: [site.id] };
  expect(await change(administrator.user.id, json)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(await change('nobody', json)).toMatchObject({ status: 404 });
  expect(await change(researcher.user.id, json, researcher)).toMatchObject({ status: 403 });
});
